import type { State, Subject, SubjectKind } from '../checks/storyParameters.d.ts';

/** A story with the states that its parameters name. */
export interface ShownStory {
  /** The id in Storybook: `ui-actions-button--primary`. */
  readonly id: string;
  /** The name in the sidebar: `Long label`. */
  readonly name: string;
  readonly states: readonly State[];
  /** Its tags, one of which is the status of the component. */
  readonly tags?: readonly string[];
}

/** A story file in the order of the sidebar. */
export interface StoryFile {
  readonly title: string;
  /** `undefined` when the file names no subject. */
  readonly subject: Subject | undefined;
  readonly stories: readonly ShownStory[];
}

/** A component or a screen in the table of states, with all its stories. */
export interface Row {
  readonly name: string;
  readonly kind: SubjectKind;
  /** Titles of its story files. */
  readonly titles: readonly [string, ...string[]];
  readonly stories: readonly ShownStory[];
  readonly missingStates: NonNullable<Subject['missingStates']>;
}

/** Makes one row of the files that are in the same folder of the sidebar and name the same subject. */
export function toRows(files: readonly StoryFile[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { title, subject, stories } of files) {
    if (!subject) continue;
    const folder = title.slice(0, title.lastIndexOf('/') + 1);
    const name = subject.name ?? title.slice(folder.length);
    const row = rows.get(folder + name);
    rows.set(folder + name, {
      name,
      kind: row?.kind ?? subject.kind,
      titles: [...(row?.titles ?? []), title] as [string, ...string[]],
      stories: [...(row?.stories ?? []), ...stories],
      missingStates: { ...row?.missingStates, ...subject.missingStates },
    });
  }
  return [...rows.values()];
}

/** The stories of a row that show a state. */
export const storiesOf = (row: Row, state: State): ShownStory[] =>
  row.stories.filter(({ states }) => states.includes(state));
