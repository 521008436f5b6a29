"""What `zx_env/jit.py` needs besides numba's compiler: nothing of the game is here."""
