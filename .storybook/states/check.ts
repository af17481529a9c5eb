import type { State } from '../checks/storyParameters.d.ts';
import { statuses, statusesIn } from '../docs/status.ts';
import { storiesOf, toRows, type Row, type StoryFile } from './rows.ts';
import { kinds } from './stateKinds.ts';

/**
 * Returns one message per gap: a file without a subject, a story without states, and a needed state that has
 * neither a story nor a reason. Also a story without a status, and a title without a group.
 */
export function findGaps(files: readonly StoryFile[]): string[] {
  return [
    ...files.flatMap(findUnnamed),
    ...files.flatMap((file) => findUngrouped(file, files)),
    ...files.flatMap(findWithoutStatus),
    ...toRows(files).flatMap((row) => [...findMissingStates(row), ...findUnneededReasons(row)]),
    ...findSecondKinds(files),
  ];
}

function findUnnamed({ title, subject, stories }: StoryFile): string[] {
  return [
    ...(subject
      ? []
      : [`${title}: name the subject in the parameters of meta, as subject: { kind: 'action' }.`]),
    ...stories
      .filter(({ states }) => states.length === 0)
      .map(
        ({ name }) =>
          `${title}: name the states that "${name}" shows in its parameters, as states: ['usual'].`,
      ),
  ];
}

function findMissingStates(row: Row): string[] {
  return kinds[row.kind].needs
    .filter((state) => storiesOf(row, state).length === 0 && !row.missingStates[state]?.trim())
    .map(
      (state) =>
        `${row.name} (${row.kind}): no story shows the state "${state}". Write it, or give the reason in missingStates.`,
    );
}

function findUnneededReasons(row: Row): string[] {
  const { needs } = kinds[row.kind];
  return (Object.keys(row.missingStates) as State[]).flatMap((state) => {
    if (storiesOf(row, state).length > 0)
      return [`${row.name}: missingStates gives a reason for "${state}", which has a story.`];
    if (!needs.includes(state))
      return [`${row.name}: missingStates names "${state}", which no ${row.kind} needs.`];
    return [];
  });
}

/** Finds files that share a row, but not its kind. */
function findSecondKinds(files: readonly StoryFile[]): string[] {
  return toRows(files).flatMap(({ name, kind, titles }) =>
    files
      .filter(({ title, subject }) => titles.includes(title) && subject && subject.kind !== kind)
      .map(
        ({ title, subject }) =>
          `${title}: the kind of ${name} is ${kind} in another file, and ${subject?.kind} here.`,
      ),
  );
}

/**
 * Finds a component of the sidebar that stands outside the groups, where designers do not look for it. A
 * feature with one story file is a group of its own: `features/Header`.
 */
function findUngrouped({ title }: StoryFile, files: readonly StoryFile[]): string[] {
  const [area = '', name = '', ...rest] = title.split('/');
  if (rest.length > 0) return [];
  if (area === 'ui')
    return [`${title}: the component is in no group of ui. Put its folder into an area such as layers.`];
  const group = `${area}/${name.toLowerCase()}/`;
  if (area !== 'features' || !files.some((other) => other.title.replaceAll('-', '').startsWith(group)))
    return [];
  return [
    `${title}: the file has the name of its group. Name it after what it shows, such as ${name}Screen.`,
  ];
}

/** Finds stories without a status, or with two. */
function findWithoutStatus({ title, stories }: StoryFile): string[] {
  const wrong = stories.filter(({ tags }) => tags && statusesIn(tags).length !== 1);
  if (wrong.length === 0) return [];
  const names = Object.keys(statuses).join(', ');
  return [`${title}: give its stories one status of ${names}: tags: ['draft', '!stable'].`];
}
