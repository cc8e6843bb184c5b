"""The ground every game stands on: contract, compilation, facade, dealer, options, words."""
