import type { ReactNode } from 'react';
import { rows } from 'virtual:states';
import type { State, SubjectKind } from '../checks/storyParameters.d.ts';
import { Page, Section } from '../docs/Page.tsx';
import { StoryLink } from '../docs/StoryLink.tsx';
import { Table } from '../docs/Table.tsx';
import { storiesOf, type Row } from './rows.ts';
import { kinds, states } from './stateKinds.ts';

const vocabulary = Object.keys(states) as State[];

/**
 * The states that stories show, as a table: one column per state and one row per component, with links to the
 * stories.
 */
export function StatesPage() {
  const storyCount = rows.flatMap(({ stories }) => stories).length;
  return (
    <Page
      isWide
      kicker="From the stories"
      title="States"
      about={`${rows.length} components and screens, ${storyCount} stories. A mark links to the story of a state; a number counts several stories. A dash marks a state that is left out, with the reason below the table. The table is read from the parameters of the stories; npm run verify fails when a state is missing.`}
    >
      <Section title="Screens">
        <Matrix rows={rowsIn('features')} label="Screens by state" />
      </Section>
      <Section title="Patterns">
        <Matrix rows={rowsIn('patterns')} label="Patterns by state" />
      </Section>
      {groupsOf(rowsIn('ui')).map(([group, own]) => (
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
          {(Object.keys(kinds) as SubjectKind[]).map((kind) => (
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
    rows.some((row) => storiesOf(row, state).length > 0 || row.missingStates[state]),
  );
  const reasons = rows.filter(({ missingStates }) => Object.keys(missingStates).length > 0);
  return (
    <>
      <Table
        layout="marks"
        label={label}
        columns={[{ header: 'Name' }, ...used.map((state) => ({ header: state, about: states[state] }))]}
        rows={rows.map((row) => ({
          key: row.titles[0],
          name: row.name,
          cells: used.map((state) => markOf(row, state)),
        }))}
      />
      {reasons.length > 0 ? (
        <details>
          <summary>States left out, with reasons</summary>
          <dl className="page-facts">
            {reasons.map((row) => (
              <div key={row.titles[0]}>
                <dt>{row.name}</dt>
                <dd>
                  {Object.entries(row.missingStates).map(([state, reason]) => (
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

/** A link to the stories of a state, a dash with the reason for none, or a warning that one is missing. */
function markOf(row: Row, state: State): ReactNode {
  const stories = storiesOf(row, state);
  const [first] = stories;
  const reason = row.missingStates[state];
  if (!first && reason) return <abbr title={reason}>–</abbr>;
  if (!first) return kinds[row.kind].needs.includes(state) ? <span data-missing>missing</span> : null;
  const names = stories.map(({ name }) => name).join(', ');
  return (
    <StoryLink id={first.id} label={`${row.name}, ${state}: ${names}`}>
      {stories.length === 1 ? '●' : stories.length}
    </StoryLink>
  );
}

const rowsIn = (area: string) => rows.filter(({ titles: [title] }) => title.startsWith(`${area}/`));

/** Groups rows by the second part of their title: `ui/forms/Select` is in `forms`. */
function groupsOf(rows: readonly Row[]): [string, Row[]][] {
  return Object.entries(Object.groupBy(rows, ({ titles: [title] }) => title.split('/')[1] ?? '')).map(
    ([group, own]) => [group, own ?? []],
  );
}
