"""The games. One folder each, the same file names in each: tables, options, rules, words."""
