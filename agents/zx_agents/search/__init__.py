"""Planning agents: they copy, determinize and step the game they are shown.

view_player  the base class of players that are asked with views of games
planner      plans to the end of the turn by rollouts
tree_search  PUCT tree search over determinized games
win_look     looks for a win this turn before another player decides
evaluators   leaf evaluators: priors and value of a position
rollouts     batched rollouts with an action prefix
prover       certain wins: plans that work whatever is hidden and whatever the enemy answers
strategy_proof  certain wins of a given strategy, for win_look and the test of puzzles
branches     what own actions lead to, for the prover
"""
