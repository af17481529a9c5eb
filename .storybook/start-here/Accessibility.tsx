import { rows } from 'virtual:states';
import { Page, Section } from '../docs/Page.tsx';
import { StoryLink } from '../docs/StoryLink.tsx';
import { Keys, Table, type TableRow } from '../docs/Table.tsx';
import { storiesOf } from '../states/rows.ts';
import { keyMaps, type KeyMap } from '../guides/keys.ts';

const focusRules = [
  [
    'One look',
    'Two pixels of border.focus with a halo in the background colour: on paper, on ink and on pictures.',
  ],
  ['When', 'Only for the keyboard; a field shows it always.'],
  [
    'Layers',
    'Take focus when they open and return it when they close. A sticky bar never covers the focused element.',
  ],
  ['A new page', 'Its heading receives focus, and its title is announced.'],
  ['A form with errors', 'The first invalid field receives focus, and its error is its description.'],
  [
    'A removed element',
    'Passes focus to the nearest element that is left: the heading of the bag when a line is removed.',
  ],
  ['A disabled control', 'A button with a reason stays in the tab order; a plain disabled one does not.'],
] as const;

const announcementRules = [
  ['Once', 'One live region announces each change, where it happens. Two would repeat it.'],
  ['Politely', 'Counts, results, saved changes. Assertively (alert): errors that stop the shopper.'],
  ['Prices', 'A struck-through price is read as “MRP”. An amount is read with its currency.'],
  ['Wishlist buttons', 'Are toggle buttons with the product in their name and a pressed state.'],
  [
    'Pictures',
    'Have alternative text that names the product. A picture beside the same name has an empty one.',
  ],
  ['Counts', 'Are part of the name of their control: “Bag, 3 items”. Zero is neither shown nor announced.'],
] as const;

/**
 * The page with the accessibility rules for every component, followed by the keyboard keys of composite
 * components.
 */
export function Accessibility() {
  return (
    <Page
      kicker="WCAG 2.2, level AA"
      title="Accessibility"
      about="Every story is checked by axe in both themes, at 320 px, with text at 200 %, and for targets of 24 px. This page lists the rules that no tool can check, with a story for each component."
    >
      <Section title="Focus">
        <Facts facts={focusRules} />
      </Section>
      <Section title="What is announced">
        <Facts facts={announcementRules} />
      </Section>
      <Section
        title="Keys"
        about="Composite components follow the WAI-ARIA Authoring Practices. Buttons, links and plain fields are native."
      >
        <Table label="Keys of components" columns={keyColumns} rows={keyMaps.map(toRow)} />
      </Section>
    </Page>
  );
}

const keyColumns = ['Component', 'Keys', 'Announced', 'Focus'].map((header) => ({ header }));

/** A component with its keys, and a link to the story that presses them. */
function toRow({ name, title, keys, announced, focus }: KeyMap): TableRow {
  const row = rows.find(({ titles }) => titles.includes(title));
  const walk = row && storiesOf(row, 'keyboard')[0];
  return {
    key: name,
    name: (
      <>
        {name}
        {walk ? (
          <>
            <br />
            <StoryLink id={walk.id} label={`Keyboard story of ${name}`}>
              See the story
            </StoryLink>
          </>
        ) : null}
      </>
    ),
    cells: [
      <ul key="keys">
        {keys.map(([key, does]) => (
          <li key={key}>
            <Keys keys={key} /> {does}
          </li>
        ))}
      </ul>,
      announced,
      focus,
    ],
  };
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
