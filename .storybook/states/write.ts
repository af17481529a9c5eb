import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { lastSegmentOf, namedStories, type IndexedStory } from './check.ts';
import { guessKind, guessState } from './guess.ts';
import { table, type Area } from './table.ts';
import { kinds, states, type Row, type State } from './stateKinds.ts';

/**
 * Rewrites the list: removes missing stories and adds new ones under a guessed state. Reasons for missing
 * states have to be added by hand.
 */
export async function writeTable(stories: readonly IndexedStory[]): Promise<void> {
  for (const area of Object.keys(table) as Area[]) {
    const own = stories.filter(({ title }) => title.startsWith(`${area}/`));
    const rows = updateRows(table[area], own);
    const file = new URL(`${area}.ts`, import.meta.url).pathname;
    const source = `import type { Row } from './stateKinds.ts';\n\nexport const ${area}: readonly Row[] = ${JSON.stringify(rows)};\n`;
    writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
  }
}

/**
 * Adds new stories to the rows of existing titles, removes missing stories, and adds a row for each new
 * title. Rows are in the order of the sidebar.
 */
export function updateRows(rows: readonly Row[], stories: readonly IndexedStory[]): Row[] {
  const order = [...new Set(stories.map(({ title }) => title))];
  const known = rows.filter(({ titles }) => titles.some((title) => order.includes(title)));
  const fresh = order
    .filter((title) => !known.some(({ titles }) => titles.includes(title)))
    .map((title): Row => ({
      name: lastSegmentOf(title),
      kind: guessKind(title),
      titles: [title],
      states: {},
    }));
  return [...known, ...fresh]
    .map((row) => updateRow(row, stories))
    .toSorted((a, b) => order.indexOf(a.titles[0]) - order.indexOf(b.titles[0]));
}

function updateRow(row: Row, stories: readonly IndexedStory[]): Row {
  const isThere = (title: string, exportName: string) =>
    stories.some((story) => story.title === title && story.exportName === exportName);
  const existing = namedStories(row).filter(({ title, exportName }) => isThere(title, exportName));
  const added = stories
    .filter(({ title }) => row.titles.includes(title))
    .filter(
      (story) => !existing.some((one) => one.title === story.title && one.exportName === story.exportName),
    )
    .map((story) => ({ ...story, state: guessState(story.exportName) }));
  // The first story of a component counts as its usual state, whatever its name.
  const first = added.find(({ state }) => state === 'variant');
  const needs: readonly State[] = kinds[row.kind].needs;
  if (
    first &&
    existing.length === 0 &&
    needs.includes('usual') &&
    !added.some(({ state }) => state === 'usual')
  )
    first.state = 'usual';
  const namesByState = new Map<State, string[]>();
  for (const { title, exportName, state } of [...existing, ...added]) {
    const name = row.titles.length > 1 ? `${lastSegmentOf(title)}.${exportName}` : exportName;
    namesByState.set(state, [...(namesByState.get(state) ?? []), name]);
  }
  const order = Object.keys(states) as State[];
  const reasons = Object.entries(row.missingReasons ?? {}).filter(
    ([state]) => !namesByState.has(state as State),
  );
  return {
    name: row.name,
    kind: row.kind,
    titles: row.titles,
    states: Object.fromEntries(
      order.flatMap((state) => (namesByState.has(state) ? [[state, namesByState.get(state)]] : [])),
    ),
    ...(reasons.length ? { missingReasons: Object.fromEntries(reasons) } : {}),
  };
}
