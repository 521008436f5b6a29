"""What `zx_env/jit.py` needs besides numba: nothing of the game is here, and nothing here knows numba."""
