import { clientData, unusedNames, type ClientData, type DataCategory } from './clientData.ts';

/** What a category stores, for the form about cookies. */
export interface CategorySummary {
  /** Number of names, whatever their storage. */
  readonly count: number;
  /** The longest fixed lifetime: `1 year`. Undefined when nothing has one. */
  readonly longest: string | undefined;
}

/** Counts what a category stores. */
export function summaryOf(category: DataCategory, data: readonly ClientData[] = clientData): CategorySummary {
  const own = data.filter((one) => one.category === category);
  const [longest] = own
    .map(({ lifetime }) => lifetime)
    .filter(({ days }) => days !== undefined)
    .toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0));
  return { count: own.length, longest: longest?.text };
}

/**
 * The stored names as a Markdown table: what each holds, when it is written and until when. Then the names of
 * the specification that are never written, with the reason. `docs/events.md` contains it.
 */
export function renderStoredNames(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['name', 'storage', 'category', 'what it holds', 'written by', 'until']),
    row(['---', '---', '---', '---', '---', '---']),
    ...clientData.map(({ name, storage, category, purpose, written, lifetime }) =>
      row([`\`${name}\``, storage, category, purpose, written, lifetime.text]),
    ),
    '',
    row(['never written', 'storage', 'reason']),
    row(['---', '---', '---']),
    ...unusedNames.map(({ name, storage, reason }) => row([`\`${name}\``, storage, reason])),
    '',
  ].join('\n');
}
