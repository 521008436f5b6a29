"""The arithmetic of the layers, for the processor that the run has.

kernels        bfloat16, a sparse first layer or float32; sums of card embeddings; images of positions
sparse_layer   the compiled loops of a first layer that skips zeros
"""
