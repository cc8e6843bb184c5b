"""Batches: many games at once, stepped inside compiled code, for training agents.

>>> import reino
>>> batch = reino.batch("braverats", 1000, seed=7)
>>> batch.observations.shape, batch.mask.shape
((1000, 2, 321), (1000, 2, 18))
>>> for _ in range(20):
...     rewards, done = batch.step(batch.random_actions())
>>> rewards.shape, int(done.sum()) > 0
((1000, 2), True)
"""

from reino.batches.batch import Batch, make_batch

__all__ = ["Batch", "make_batch"]
