import { Text } from '@luxe/ui/text';
import { Page, Section } from '../docs/Page.tsx';
import { StoryLink } from '../docs/StoryLink.tsx';

const layers = [
  ['Tokens', 'Every colour, size, space and movement, under a name that says what it is for.'],
  ['Components', 'Controls, words and layers that know nothing of a shop. packages/ui.'],
  ['Patterns', 'Components put together for commerce: a tile, a price, an address. packages/patterns.'],
  ['Features', 'A shopper’s task each: the bag, checkout. They read the shop. packages/features.'],
  ['Storefront', 'Routes, the server, the session. It places features and draws nothing itself.'],
] as const;

const toolbars = [
  ['Theme', 'Dark is the house. Light is paper and ink. Custom is a store in its own colours.'],
  ['Catalogue', 'Luxury, or indiluxe: warmer grounds, its own wordmark, the selvedge.'],
  ['Viewport', '320, 390, 768 and 1440 wide. Nothing may scroll sideways at 320.'],
  [
    'Amount of data',
    'Nothing, one, or more than 99 of what a screen lists. The mocked shop answers so, and lists given as props follow.',
  ],
  ['Words', 'A longer tongue with marks and brackets: what is cut, or glued from pieces, shows itself.'],
  ['Text size', 'The shopper’s own size doubled. Nothing may be lost.'],
  ['Motion', 'The very rules that answer the system’s wish for less of it: durations are zero.'],
  ['Contrast', 'The rules that answer the system’s wish for more of it.'],
] as const;

const areas = [
  [
    'start-here-how-to-build-a-feature--docs',
    'How to build a feature',
    'From a shopper’s task to a route, with the bag as the example.',
  ],
  ['start-here-states--docs', 'States', 'Every component and screen in every state, from one list.'],
  ['start-here-errors--docs', 'Errors', 'Paste a response and see what a shopper would.'],
  ['start-here-do-and-do-not--docs', 'Do and do not', 'The language’s rules as pictures.'],
  [
    'start-here-accessibility--docs',
    'Accessibility',
    'Keys, announcements and focus, component by component.',
  ],
  ['foundations-colour--docs', 'Foundations', 'Colour with measured contrast, type, space, motion, layout.'],
  [
    'ui-actions-button--docs',
    'Components',
    'By what you look for: actions, words, forms, layers and the rest.',
  ],
  ['patterns-producttile--docs', 'Patterns', 'The shapes of commerce.'],
  ['features-bag-bagview--docs', 'Features', 'Whole screens, by the shopper’s task.'],
] as const;

/** What a visitor sees first. */
export function Welcome() {
  return (
    <Page
      kicker="A lit room"
      title="The whole shop’s language"
      about="Warm near-black, ivory type, hairlines, one lamp. Everything that LUXE shows a shopper is here, in every state, in dark and in light. Designers review it here; developers build screens from it and write no CSS but layout."
    >
      <Section
        title="How the parts depend"
        about="Each builds on the ones before it and knows nothing of those after. A wrong import fails the build."
      >
        <ol className="page-layers">
          {layers.map(([name, about]) => (
            <li key={name}>
              <Text weight="medium">{name}</Text>
              <Text size="sm" tone="secondary">
                {about}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Where to go">
        <dl className="page-facts">
          {areas.map(([id, name, about]) => (
            <div key={id}>
              <dt>
                <StoryLink id={id}>{name}</StoryLink>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="How to review"
        about="Open a story and turn the toolbars above it. Each setting is true of the whole page, as it would be for a shopper; a link carries them along."
      >
        <dl className="page-facts">
          {toolbars.map(([name, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="What is checked without you">
        <ul className="page-measure">
          <li>Every story plays its gesture and is held against axe, in dark and in light.</li>
          <li>
            Every story has a picture in both themes; a difference of one pixel is shown for you to accept or
            refuse.
          </li>
          <li>
            No story scrolls sideways at 320 px or with text at 200 %, and no target is smaller than 24 px.
          </li>
          <li>A request that no mock answers fails its story.</li>
          <li>A story that stands under no state, and a state without its story, fail the list of states.</li>
        </ul>
      </Section>
    </Page>
  );
}
