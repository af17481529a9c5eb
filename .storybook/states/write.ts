import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { endOf, namedStories, type Told } from './check.ts';
import { guessKind, guessState } from './guess.ts';
import { table, type Area } from './table.ts';
import { kinds, states, type Row, type State } from './vocabulary.ts';

/** Writes the list anew: stories that are gone are out, new ones stand where their names sound like they belong. What they lack is left to say. */
export async function writeTable(stories: readonly Told[]): Promise<void> {
  for (const area of Object.keys(table) as Area[]) {
    const own = stories.filter(({ title }) => title.startsWith(`${area}/`));
    const rows = grown(table[area], own);
    const file = new URL(`${area}.ts`, import.meta.url).pathname;
    const source = `import type { Row } from './vocabulary.ts';\n\nexport const ${area}: readonly Row[] = ${JSON.stringify(rows)};\n`;
    writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
  }
}

/** The rows with the stories that exist, and a row for every title that had none, in the order of the sidebar. */
export function grown(rows: readonly Row[], stories: readonly Told[]): Row[] {
  const order = [...new Set(stories.map(({ title }) => title))];
  const known = rows.filter(({ titles }) => titles.some((title) => order.includes(title)));
  const fresh = order
    .filter((title) => !known.some(({ titles }) => titles.includes(title)))
    .map((title): Row => ({ name: endOf(title), kind: guessKind(title), titles: [title], states: {} }));
  return [...known, ...fresh]
    .map((row) => filled(row, stories))
    .toSorted((a, b) => order.indexOf(a.titles[0]) - order.indexOf(b.titles[0]));
}

function filled(row: Row, stories: readonly Told[]): Row {
  const isThere = (title: string, exportName: string) =>
    stories.some((told) => told.title === title && told.exportName === exportName);
  const kept = namedStories(row).filter(({ title, exportName }) => isThere(title, exportName));
  const added = stories
    .filter(({ title }) => row.titles.includes(title))
    .filter((told) => !kept.some((one) => one.title === told.title && one.exportName === told.exportName))
    .map((told) => ({ ...told, state: guessState(told.exportName) }));
  // The first story of a component is what it usually is, whatever it is called.
  const first = added.find(({ state }) => state === 'variant');
  const needs: readonly State[] = kinds[row.kind].needs;
  if (first && kept.length === 0 && needs.includes('usual') && !added.some(({ state }) => state === 'usual'))
    first.state = 'usual';
  const shown = new Map<State, string[]>();
  for (const { title, exportName, state } of [...kept, ...added]) {
    const name = row.titles.length > 1 ? `${endOf(title)}.${exportName}` : exportName;
    shown.set(state, [...(shown.get(state) ?? []), name]);
  }
  const order = Object.keys(states) as State[];
  const lacks = Object.entries(row.lacks ?? {}).filter(([state]) => !shown.has(state as State));
  return {
    name: row.name,
    kind: row.kind,
    titles: row.titles,
    states: Object.fromEntries(
      order.flatMap((state) => (shown.has(state) ? [[state, shown.get(state)]] : [])),
    ),
    ...(lacks.length ? { lacks: Object.fromEntries(lacks) } : {}),
  };
}
