import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Page, Section } from '../docs/Page.tsx';
import { StoryLink } from '../docs/StoryLink.tsx';
import { namedStories } from './check.ts';
import { table } from './table.ts';
import { kinds, states, type Kind, type Row, type State } from './stateKinds.ts';

const vocabulary = Object.keys(states) as State[];

/**
 * The list of states as a table: one column per state and one row per component, with links to the stories.
 */
export function StatesPage() {
  const rows = Object.values(table).flat();
  const stories = new Set(
    rows.flatMap((row) => namedStories(row).map(({ title, exportName }) => title + exportName)),
  );
  return (
    <Page
      isWide
      kicker="One list"
      title="States"
      about={`${rows.length} components and screens, ${stories.size} stories. A mark links to the story of a state; a number counts several stories. A dash marks a state that is left out, with the reason below the table. The list is in .storybook/states; npm run verify fails when it differs from the stories.`}
    >
      <Section title="Screens">
        <Matrix rows={table.features} label="Screens by state" />
      </Section>
      <Section title="Patterns">
        <Matrix rows={table.patterns} label="Patterns by state" />
      </Section>
      {groupsOf(table.ui).map(([group, own]) => (
        <Section key={group} title={`Components: ${group}`}>
          <Matrix rows={own} label={`Components for ${group}, by state`} />
        </Section>
      ))}
      <Section title="Meaning of the states">
        <dl className="page-facts">
          {vocabulary.map((state) => (
            <div key={state}>
              <dt>{state}</dt>
              <dd>{states[state]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="States by kind">
        <dl className="page-facts">
          {(Object.keys(kinds) as Kind[]).map((kind) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>
                {kinds[kind].about} {kinds[kind].needs.join(', ')}.
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}

function Matrix({ rows, label }: { rows: readonly Row[]; label: string }) {
  const used = vocabulary.filter((state) =>
    rows.some((row) => row.states[state]?.length || row.missingReasons?.[state]),
  );
  const reasons = rows.filter(
    ({ missingReasons }) => missingReasons && Object.keys(missingReasons).length > 0,
  );
  return (
    <>
      <div className="page-scroll">
        <table className="page-table states" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {used.map((state) => (
                <th key={state} scope="col" title={states[state]}>
                  <span>{state}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.titles[0]}>
                <th scope="row">{row.name}</th>
                {used.map((state) => (
                  <Cell key={state} row={row} state={state} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reasons.length > 0 ? (
        <details>
          <summary>States left out, with reasons</summary>
          <dl className="page-facts">
            {reasons.map((row) => (
              <div key={row.titles[0]}>
                <dt>{row.name}</dt>
                <dd>
                  {Object.entries(row.missingReasons ?? {}).map(([state, reason]) => (
                    <p key={state}>
                      {state}: {reason}
                    </p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}

function Cell({ row, state }: { row: Row; state: State }) {
  const stories = namedStories(row).filter((story) => story.state === state);
  const [first] = stories;
  const reason = row.missingReasons?.[state];
  const needs: readonly State[] = kinds[row.kind].needs;
  if (!first)
    return (
      <td data-missing={(needs.includes(state) && !reason) || undefined}>
        {reason ? <abbr title={reason}>–</abbr> : null}
      </td>
    );
  const names = stories.map(({ exportName }) => storyNameFromExport(exportName)).join(', ');
  return (
    <td>
      <StoryLink
        id={toId(first.title, storyNameFromExport(first.exportName))}
        label={`${row.name}, ${state}: ${names}`}
      >
        {stories.length === 1 ? '●' : stories.length}
      </StoryLink>
    </td>
  );
}

/** Groups rows by the second part of their title: `ui/forms/Select` is in `forms`. */
function groupsOf(rows: readonly Row[]): [string, Row[]][] {
  return Object.entries(
    Object.groupBy(rows, ({ titles: [title] }) =>
      title.split('/').length > 2 ? (title.split('/')[1] ?? '') : 'more',
    ),
  ).map(([group, own]) => [group, own ?? []]);
}
