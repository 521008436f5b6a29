"""The arithmetic of the layers, for the processor that the run has.

kernels        bfloat16, loops that skip zeros, or float32: which is the fastest here
sparse_layer   a first layer that skips zeros
legal_actions  the policy layer and row scorers, for legal actions alone
card_sums      sums of card embeddings over lists of cards
softmax        the softmax over legal actions: samples, and logarithms of probabilities
images         images of positions by a symmetry
"""
