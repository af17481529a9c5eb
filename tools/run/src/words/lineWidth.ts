/** The maximum width of a line of a comment or of prose, in columns. Prettier wraps neither of them. */
export const maxColumns = 110;

/**
 * Numbers of the comment lines of a TypeScript or CSS source that are too wide. A long URL may be alone on
 * its line.
 */
export function findWideComments(text: string): number[] {
  return wideLines(text, (line) => /^\s*(?:\/\/|\/?\*)/.test(line));
}

/**
 * Numbers of the prose lines of a Markdown text that are too wide. Tables, code and headings cannot be
 * wrapped.
 */
export function findWideProse(text: string): number[] {
  let isCode = false;
  return wideLines(text, (line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return !isCode && !/^\s*(?:\||#|<|!\[|\{|import |export )/.test(line);
  });
}

function wideLines(text: string, isChecked: (line: string) => boolean): number[] {
  return text.split('\n').flatMap((line, index) => (isChecked(line) && isTooWide(line) ? [index + 1] : []));
}

const isTooWide = (line: string) => line.length > maxColumns && !/^\S*\s*\S*$/.test(line.trim());
