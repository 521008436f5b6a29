"""Observations: named fields, spaces, normalization.

layout         `ObservationField`: named slices of an observation
spaces         Gymnasium spaces, built from the fields
normalization  mean and deviation of each column
"""
