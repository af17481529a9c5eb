import { nearestToken } from './nearestToken.ts';

/** A raw value that should be a token. Lines count from 1. */
export type Finding = { line: number; kind: Kind; text: string };

export type Kind = 'colour' | 'size' | 'duration' | 'z-index';

const number = String.raw`(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)`;

/**
 * Patterns of raw values. Allowed everywhere: 0, %, fr, em (for optical corrections), ch, viewport and
 * container units, unitless numbers, `transparent`, `currentColor` and `none`.
 */
const rules: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'colour', pattern: /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi },
  { kind: 'colour', pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^();{}]*\)?/gi },
  {
    kind: 'colour',
    pattern:
      /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*:[^;{}]*?(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|gold|silver|orange|yellow|brown|beige|ivory|maroon|navy|pink|purple|crimson|tomato)\b(?!-)/gi,
  },
  { kind: 'size', pattern: new RegExp(`${number}(?:px|rem|pt|pc|cm|mm|in)\\b`, 'gi') },
  { kind: 'duration', pattern: new RegExp(`${number}m?s\\b`, 'gi') },
  { kind: 'z-index', pattern: /z-index:\s*-?\d+/gi },
];

/**
 * Finds raw values in one source text. Style files (`.css`, `.styles.ts`) are checked completely. Other
 * sources are checked only inside `styled`, `css`, `keyframes` and `createGlobalStyle` templates and
 * `style={{ … }}`, so `sizes="(min-width: 1024px) …"` or a timeout is allowed.
 */
export function lintSource(file: string, source: string): Finding[] {
  const isStyleFile = file.endsWith('.css') || file.endsWith('.styles.ts');
  const text = withoutComments(source);
  const styles = isStyleFile ? text : onlyStyles(text);
  const findings = rules.flatMap(({ kind, pattern }) =>
    [...styles.matchAll(pattern)]
      .filter(([match]) => !isZero(match))
      .map((match): Finding => ({ line: lineAt(styles, match.index), kind, text: match[0].trim() })),
  );
  return findings.sort((a, b) => a.line - b.line);
}

/**
 * Formats a finding like a compiler message, with the token to use instead where one is near:
 * `packages/ui/src/x/X.styles.ts:12 raw size 14px: use var(--lx-space-14)`.
 */
export function describe(file: string, { line, kind, text }: Finding): string {
  const token = nearestToken(kind, text);
  return `${file}:${line} raw ${kind} ${text}${token ? `: use ${token}, or another token of this group` : ''}`;
}

const isZero = (match: string) => /^-?0(?:\.0+)?(?:\D+)?$/.test(match.trim());

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Replaces text with blanks of the same length, so that line numbers stay correct. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<![:\w'"`])\/\/[^\n]*/g, blank);
}

/** Keeps the content of style templates and style objects and blanks out everything else. */
function onlyStyles(source: string): string {
  const styleRanges: [from: number, to: number][] = [];
  for (const { index, 0: opening } of source.matchAll(
    /\b(?:styled(?:\.\w+|\([^)]*\))|css|keyframes|createGlobalStyle)(?:\.attrs\([^)]*\))?(?:<[^`]*?>)?`/g,
  )) {
    const from = index + opening.length;
    styleRanges.push([from, templateEnd(source, from)]);
  }
  for (const { index, 0: opening } of source.matchAll(/\bstyle=\{\{/g)) {
    const from = index + opening.length;
    const to = source.indexOf('}}', from);
    styleRanges.push([from, to === -1 ? source.length : to]);
  }
  return [...source]
    .map((letter, at) =>
      letter === '\n' || styleRanges.some(([from, to]) => at >= from && at < to) ? letter : ' ',
    )
    .join('');
}

/** Index at which a template ends. Skips its interpolations and the templates inside them. */
function templateEnd(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = interpolationEnd(source, at + 2);
    else at += 1;
  }
  return at;
}

function interpolationEnd(source: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < source.length && depth > 0) {
    if (source[at] === '`') at = templateEnd(source, at + 1);
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}
