import type { State } from '../checks/storyParameters.d.ts';
import { storiesOf, toRows, type Row, type StoryFile } from './rows.ts';
import { kinds } from './stateKinds.ts';

/**
 * Returns one message per gap: a file without a subject, a story without states, and a needed state that has
 * neither a story nor a reason.
 */
export function findGaps(files: readonly StoryFile[]): string[] {
  return [
    ...files.flatMap(findUnnamed),
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
