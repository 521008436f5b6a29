"""The processes of a training run: on one machine, or by torchrun or Ray Train on several.

group      broadcast, gather and all-reduce over torch.distributed
launch     how processes start and meet
ray_train  a run in processes of a Ray cluster
"""
