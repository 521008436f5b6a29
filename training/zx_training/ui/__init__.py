"""Labels and hints that the page and the terminal share.

labels  labels of cards and actions
hints   a hint for each question
"""
