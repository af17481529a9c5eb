import { guessState } from './guess.ts';
import { kinds, states, type Row, type State } from './vocabulary.ts';

/** A story as the index of Storybook knows it. */
export interface Told {
  readonly title: string;
  readonly exportName: string;
}

/**
 * What is wrong between the list of states and the stories, a line each, with what to write: a row or a state whose story does not
 * exist, a story that no row names, a state that nobody defined, a state that the kind needs and that is neither shown nor excused.
 */
export function findGaps(rows: readonly Row[], stories: readonly Told[]): string[] {
  const written = rows.flatMap(namedStories);
  return [
    ...doubleTitles(rows),
    ...rows.flatMap((row) => [...unknownStates(row), ...missingStates(row), ...idleExcuses(row)]),
    ...written
      .filter((named) => !stories.some((told) => isSame(named, told)))
      .map(
        ({ title, exportName, state }) =>
          `${title}: "${state}" names the story ${exportName}, which does not exist. Write it, or take it out.`,
      ),
    ...stories
      .filter((told) => !written.some((named) => isSame(named, told)))
      .map((told) => unnamed(rows, told)),
  ];
}

/** The stories of a row, each with its title and the state it shows. */
export function namedStories(row: Row): (Told & { state: State })[] {
  return Object.entries(row.states).flatMap(([state, names]) =>
    names.map((name) => ({ ...resolve(row, name), state: state as State })),
  );
}

/** `BagView.Usual` in a row of several titles; `Usual` in a row of one. */
function resolve({ titles }: Row, name: string): Told {
  const [end, exportName] = name.includes('.') ? (name.split('.') as [string, string]) : [undefined, name];
  const title = end === undefined ? titles[0] : titles.find((one) => endOf(one) === end);
  return { title: title ?? `${titles[0]} (no title ends in ${end})`, exportName };
}

export const endOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

const isSame = (a: Told, b: Told) => a.title === b.title && a.exportName === b.exportName;

function unnamed(rows: readonly Row[], { title, exportName }: Told): string {
  const row = rows.find(({ titles }) => titles.includes(title));
  const name = row && row.titles.length > 1 ? `${endOf(title)}.${exportName}` : exportName;
  const state = guessState(exportName);
  return row
    ? `${title}: the story ${exportName} stands under no state. Add it to the row "${row.name}", as '${state}': ['${name}'].`
    : `${title}: the story ${exportName} has no row. "npm run states -- --write" adds one to begin with.`;
}

function unknownStates({ name, states: shown, lacks = {} }: Row): string[] {
  return [...Object.keys(shown), ...Object.keys(lacks)]
    .filter((state) => !(state in states))
    .map((state) => `${name}: "${state}" is no state of the vocabulary (${Object.keys(states).join(', ')}).`);
}

function missingStates({ name, kind, states: shown, lacks = {} }: Row): string[] {
  return kinds[kind].needs
    .filter((state) => !shown[state]?.length && !lacks[state]?.trim())
    .map(
      (state) =>
        `${name} (${kind}): the state "${state}" is not shown. Write the story, or say under lacks why there is none.`,
    );
}

function idleExcuses({ name, kind, states: shown, lacks = {} }: Row): string[] {
  const needs: readonly string[] = kinds[kind].needs;
  return Object.keys(lacks).flatMap((state) => {
    if (shown[state as State]?.length) return [`${name}: lacks says why "${state}" is not shown, and it is.`];
    if (!needs.includes(state)) return [`${name}: lacks names "${state}", which no ${kind} needs.`];
    return [];
  });
}

function doubleTitles(rows: readonly Row[]): string[] {
  const titles = rows.flatMap((row) => row.titles);
  return [...new Set(titles.filter((title, at) => titles.indexOf(title) !== at))].map(
    (title) => `${title} stands in more than one row.`,
  );
}
