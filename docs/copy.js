// Copy buttons give what is to be typed: no prompts, and nothing that a program printed.
// The theme copies the attribute `data-copy` of a block that has one, and else all of its text.

/** The lines of a block, with the prompt that stands before each. */
function linesOf(code) {
  const lines = [{ prompt: "", text: "" }];
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    const part = parentElement.closest(".gp") ? "prompt" : "text";
    data.split("\n").forEach((piece, place) => {
      if (place > 0) lines.push({ prompt: "", text: "" });
      lines.at(-1)[part] += piece;
    });
  }
  return lines;
}

/** What is typed: lines with a prompt, and those that a backslash ties to one. */
function typed(code) {
  const kept = [];
  let last = { prompt: "", text: "" };
  for (const line of linesOf(code)) {
    if (!line.prompt && !last.text.endsWith("\\")) continue;
    // Python takes an indented block for ended after an empty line only.
    const ended = line.prompt.startsWith(">>>") && last.prompt.startsWith("...");
    if (ended && last.text) kept.push("");
    kept.push(line.text);
    last = line;
  }
  return kept.join("\n");
}

for (const code of document.querySelectorAll("pre > code:has(.gp)")) {
  code.dataset.copy = typed(code);
}
