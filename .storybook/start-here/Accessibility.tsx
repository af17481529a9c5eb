import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { Page, Section } from '../docs/Page.tsx';
import { StoryLink } from '../docs/StoryLink.tsx';
import { namedStories } from '../states/check.ts';
import { table } from '../states/table.ts';
import { keyMaps, type KeyMap } from './keys.ts';

const focusRules = [
  ['One look', 'Two pixels of border.focus with a halo of the ground: on paper, on ink and on pictures.'],
  ['When', 'For keys only; a field shows it always.'],
  ['Layers', 'Take focus in and give it back. A sticky bar never covers what has it.'],
  ['A new page', 'Its heading has focus, and its title is announced.'],
  ['A form with errors', 'The first field that is wrong has focus, and its error is its description.'],
  [
    'What disappears',
    'Passes focus to the nearest thing that is left: the heading of the bag when a line is removed.',
  ],
  [
    'What cannot be used',
    'A button that says why keeps its place in the tab order; a plain disabled one leaves it.',
  ],
] as const;

const said = [
  ['Once', 'Each change is announced by one live region, where it happens. Two would be one too many.'],
  ['Politely', 'Counts, results, saved changes. At once (alert): errors that stop the shopper.'],
  ['Prices', 'A struck price is read as “MRP”. An amount is read with its currency.'],
  ['Hearts', 'Are toggle buttons with the product in their name; pressed says the rest.'],
  ['Pictures', 'Say what the thing is. One that repeats a name beside it says nothing.'],
  ['Counts', 'Belong to the name of their control: “Bag, 3 items”. Zero is not shown and not said.'],
] as const;

/** What holds for every component, then the keys of those with several parts. */
export function Accessibility() {
  return (
    <Page
      kicker="WCAG 2.2, level AA"
      title="Accessibility"
      about="Each story is held against axe in both themes, at 320 px, at text of 200 %, and for targets of 24 px. What a machine cannot judge stands here, with the story that walks it."
    >
      <Section title="Focus">
        <Facts facts={focusRules} />
      </Section>
      <Section title="What is announced">
        <Facts facts={said} />
      </Section>
      <Section
        title="Keys"
        about="Components of several parts answer as the WAI-ARIA practices say. Buttons, links and plain fields are the browser’s own."
      >
        <div className="page-scroll">
          <table className="page-table keys">
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Keys</th>
                <th scope="col">Announced</th>
                <th scope="col">Focus</th>
              </tr>
            </thead>
            <tbody>
              {keyMaps.map((map) => (
                <KeyRow key={map.name} map={map} />
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </Page>
  );
}

function KeyRow({ map: { name, title, keys, announced, focus } }: { map: KeyMap }) {
  const walk = table.ui
    .flatMap(namedStories)
    .find((story) => story.title === title && story.state === 'keyboard');
  return (
    <tr>
      <th scope="row">
        {name}
        {walk ? (
          <>
            <br />
            <StoryLink
              id={toId(walk.title, storyNameFromExport(walk.exportName))}
              label={`The story that walks ${name}`}
            >
              See it walked
            </StoryLink>
          </>
        ) : null}
      </th>
      <td>
        <ul>
          {keys.map(([key, does]) => (
            <li key={key}>
              {key.split(', ').map((one, at) => (
                <span key={one}>
                  {at > 0 ? ' ' : ''}
                  <kbd>{one}</kbd>
                </span>
              ))}{' '}
              {does}
            </li>
          ))}
        </ul>
      </td>
      <td>{announced ?? '–'}</td>
      <td>{focus ?? '–'}</td>
    </tr>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="page-facts">
      {facts.map(([name, about]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}
