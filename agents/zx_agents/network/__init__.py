"""Players from trained networks, and the network's forward pass, compiled and in NumPy.

compiled      the forward pass as compiled loops
player        plays from a checkpoint of `zx train`
pretrained    the pretrained player "learned", shipped in the wheel
fitting       what a network was trained on; its arrays for a game that has grown since
known_fields  weights of a network for an observation with more fields than it was trained on
search        tree search with the network: "learned+search"
__main__      the command that ships a checkpoint as the next version
weights       the network as NumPy arrays; its forward pass
"""
