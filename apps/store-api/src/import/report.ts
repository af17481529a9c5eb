import { rm, writeFile } from 'node:fs/promises';
import type { Problem } from './readers/problem.ts';

/** Problems that the screen shows. The report has all of them. */
const shownProblems = 50;

/** Path of the report of a file. */
const reportPathOf = (file: string): string => `${file}.report.csv`;

/**
 * Writes all problems as CSV beside the file, or removes the report of an earlier run if there are none.
 * Resolves to false if the folder cannot be written.
 */
export async function writeReport(file: string, problems: readonly Problem[]): Promise<boolean> {
  return writeOrRemove(file, problems).then(
    () => true,
    () => false,
  );
}

async function writeOrRemove(file: string, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return rm(reportPathOf(file), { force: true });
  const lines = sortProblems(problems).map(({ line, field, reason }) =>
    [line === 0 ? '' : String(line), field, reason].map(toCell).join(','),
  );
  await writeFile(reportPathOf(file), ['line,field,reason', ...lines, ''].join('\n'));
}

/** The first problems as text, and where all of them are. */
export function describeProblems(file: string, problems: readonly Problem[]): string {
  const shown = sortProblems(problems)
    .slice(0, shownProblems)
    .map(({ line, field, reason }) =>
      [line === 0 ? '' : `line ${line}`, field]
        .filter(Boolean)
        .join(', ')
        .concat(line || field ? ': ' : '', reason),
    );
  const rest = problems.length - shown.length;
  return [
    ...shown,
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
    `Nothing was imported. All problems (${problems.length}) are in ${reportPathOf(file)}.`,
  ].join('\n');
}

/** The problems by line, without the control characters of cells that they quote. */
const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems
    .map(({ line, field, reason }) => ({ line, field: toLine(field), reason: toLine(reason) }))
    .toSorted((a, b) => a.line - b.line || (a.field < b.field ? -1 : 1));

const toLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/**
 * A cell of a CSV file. A spreadsheet runs a text that begins with one of these signs, so it gets a blank.
 */
function toCell(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? ` ${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
