"""The drawing kit: SVG, strokes, emblems and sheets of symbols, shared by the pictures of all
games."""
