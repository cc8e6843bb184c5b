"""The packages and modules that every game is built on: the kernel contract, compilation, states
and views, the dealer, options and catalogues."""
