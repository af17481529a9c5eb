/**
 * Inserts text into a source before or after a line, and changes no other line. `anchor` is the exact line,
 * or the beginning of one. Throws a sentence when no line matches, or when several match.
 */
export function insertAt(
  source: string,
  place: 'before' | 'after',
  anchor: string | RegExp,
  text: string,
): string {
  const lines = source.split('\n');
  const matches = lines.flatMap((line, at) =>
    (typeof anchor === 'string' ? line.startsWith(anchor) : anchor.test(line)) ? [at] : [],
  );
  const [at] = matches;
  if (at === undefined || matches.length > 1)
    throw new Error(`${matches.length} lines match ${String(anchor)}, and one is needed.`);
  lines.splice(place === 'after' ? at + 1 : at, 0, ...text.split('\n'));
  return lines.join('\n');
}

/** The lines that open and close a block, and its indentation. */
function blockIn(lines: readonly string[], opening: string | RegExp) {
  const from = lines.findIndex((line) =>
    typeof opening === 'string' ? line.startsWith(opening) : opening.test(line),
  );
  const indent = /^ */.exec(lines[from] ?? '')?.[0] ?? '';
  const to = lines.findIndex(
    (line, at) => at > from && line.startsWith(indent) && /^[}\])]/.test(line.slice(indent.length)),
  );
  if (from === -1 || to === -1) throw new Error(`No block begins with ${String(opening)}.`);
  return { from, to, indent };
}

/**
 * Inserts text before the line that closes a block. `opening` is the beginning of the line that opens the
 * block; the closing line has the same indentation and begins with a bracket.
 */
export function insertAtEndOf(source: string, opening: string | RegExp, text: string): string {
  const lines = source.split('\n');
  lines.splice(blockIn(lines, opening).to, 0, ...text.split('\n'));
  return lines.join('\n');
}

/** Inserts a field into a block, after the first field of `names` that the block has, or else at its end. */
export function insertAfterField(
  source: string,
  opening: RegExp,
  names: readonly string[],
  text: string,
): string {
  const lines = source.split('\n');
  const { from, to, indent } = blockIn(lines, opening);
  // A field, or its comment, begins on a line with two more spaces and without a closing bracket.
  const begins = new RegExp(`^${indent} {2}[^\\s}\\])]`);
  const fields = lines.flatMap((line, at) => (at > from && at < to && begins.test(line) ? [at] : []));
  const named = new RegExp(`^ +(?:${names.join('|')}):`);
  const like = fields.findIndex((at) => named.test(lines[at] ?? ''));
  lines.splice(like === -1 ? to : (fields[like + 1] ?? to), 0, ...text.split('\n'));
  return lines.join('\n');
}

/** Inserts an entry into `exports` of a `package.json`, before the first name that follows it. */
export function insertExport(manifest: string, name: string, file: string): string {
  const found = /("exports": \{\n)([\s\S]*?)(\n {2}\})/.exec(manifest);
  if (!found) throw new Error('The package.json has no exports.');
  const [block, opening = '', body = '', closing = ''] = found;
  const lines = body.split('\n').map((line) => line.replace(/,$/, ''));
  const entry = `    ${JSON.stringify(name)}: ${JSON.stringify(file)}`;
  const next = lines.findIndex((line) => line > entry);
  lines.splice(next === -1 ? lines.length : next, 0, entry);
  return manifest.replace(block, () => opening + lines.join(',\n') + closing);
}

/** Adds a reference to the end of the references of a `tsconfig.json`. */
export function insertReference(config: string, path: string): string {
  const end = /\n {4}\}\n {2}\]\n\}\s*$/;
  if (!end.test(config)) throw new Error('The tsconfig.json does not end with its references.');
  return config.replace(end, `\n    },\n    {\n      "path": ${JSON.stringify(path)}\n    }\n  ]\n}\n`);
}
