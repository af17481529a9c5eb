import { guessState } from './guess.ts';
import { kinds, states, type Row, type State } from './stateKinds.ts';

/** A story in Storybook's index. */
export interface IndexedStory {
  readonly title: string;
  readonly exportName: string;
}

/**
 * Compares the list of states with the stories and returns one message per difference: a row or state whose
 * story does not exist, a story without a row, an unknown state, and a needed state that has neither a story
 * nor a reason.
 */
export function findGaps(rows: readonly Row[], stories: readonly IndexedStory[]): string[] {
  const written = rows.flatMap(namedStories);
  return [
    ...findDuplicateTitles(rows),
    ...rows.flatMap((row) => [
      ...findUnknownStates(row),
      ...findMissingStates(row),
      ...findUnneededReasons(row),
    ]),
    ...written
      .filter((named) => !stories.some((story) => isSame(named, story)))
      .map(
        ({ title, exportName, state }) =>
          `${title}: "${state}" lists the story ${exportName}, which does not exist. Add the story or remove the entry.`,
      ),
    ...stories
      .filter((story) => !written.some((named) => isSame(named, story)))
      .map((story) => toUnnamedMessage(rows, story)),
  ];
}

/** The stories of a row, each with its title and state. */
export function namedStories(row: Row): (IndexedStory & { state: State })[] {
  return Object.entries(row.states).flatMap(([state, names]) =>
    names.map((name) => ({ ...resolve(row, name), state: state as State })),
  );
}

/**
 * Finds the story that a row of the state table names. If the row covers several story files, the name starts
 * with the last part of the file's title, such as `BagView.Usual`. If it covers one, `Usual` is enough.
 */
function resolve({ titles }: Row, name: string): IndexedStory {
  const [end, exportName] = name.includes('.') ? (name.split('.') as [string, string]) : [undefined, name];
  const title = end === undefined ? titles[0] : titles.find((one) => lastSegmentOf(one) === end);
  return { title: title ?? `${titles[0]} (no title ends in ${end})`, exportName };
}

export const lastSegmentOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

const isSame = (a: IndexedStory, b: IndexedStory) => a.title === b.title && a.exportName === b.exportName;

function toUnnamedMessage(rows: readonly Row[], { title, exportName }: IndexedStory): string {
  const row = rows.find(({ titles }) => titles.includes(title));
  const name = row && row.titles.length > 1 ? `${lastSegmentOf(title)}.${exportName}` : exportName;
  const state = guessState(exportName);
  return row
    ? `${title}: the story ${exportName} has no state. Add it to the row "${row.name}", as '${state}': ['${name}'].`
    : `${title}: the story ${exportName} has no row. "npm run states -- --write" adds one.`;
}

function findUnknownStates({ name, states: rowStates, missingReasons = {} }: Row): string[] {
  return [...Object.keys(rowStates), ...Object.keys(missingReasons)]
    .filter((state) => !(state in states))
    .map((state) => `${name}: "${state}" is not a known state (${Object.keys(states).join(', ')}).`);
}

function findMissingStates({ name, kind, states: rowStates, missingReasons = {} }: Row): string[] {
  return kinds[kind].needs
    .filter((state) => !rowStates[state]?.length && !missingReasons[state]?.trim())
    .map(
      (state) =>
        `${name} (${kind}): the state "${state}" is missing. Write the story, or give the reason under missingReasons.`,
    );
}

function findUnneededReasons({ name, kind, states: rowStates, missingReasons = {} }: Row): string[] {
  const needs: readonly string[] = kinds[kind].needs;
  return Object.keys(missingReasons).flatMap((state) => {
    if (rowStates[state as State]?.length)
      return [`${name}: missingReasons gives a reason for "${state}", which has a story.`];
    if (!needs.includes(state)) return [`${name}: missingReasons lists "${state}", which no ${kind} needs.`];
    return [];
  });
}

function findDuplicateTitles(rows: readonly Row[]): string[] {
  const titles = rows.flatMap((row) => row.titles);
  return [...new Set(titles.filter((title, at) => titles.indexOf(title) !== at))].map(
    (title) => `${title} is in more than one row.`,
  );
}
