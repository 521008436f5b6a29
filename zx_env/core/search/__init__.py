"""Search: playouts, and trees of determinized games.

playouts   `playouts`, `playouts_by_action`
trees      `SearchTrees`
traversal  select, expand, backup
nodes      dtypes of trees, nodes and edges
"""
