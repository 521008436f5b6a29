"""Observations: named fields, spaces, normalization, symmetries.

layout         `ObservationField`: named slices of an observation
spaces         Gymnasium spaces, built from the fields
normalization  mean and deviation of each column
symmetry       `Symmetry`: maps of observations, masks and actions, such as the mirrored board
"""
