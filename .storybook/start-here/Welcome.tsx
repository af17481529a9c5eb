import { Text } from '@luxe/ui/text';
import { Page, Section } from '../docs/Page.tsx';
import { StoryLink } from '../docs/StoryLink.tsx';

const layers = [
  ['Tokens', 'Every colour, size, space and duration, named by its purpose.'],
  ['Components', 'Controls, typography and layers without commerce. packages/ui.'],
  ['Patterns', 'Components combined for commerce: a tile, a price, an address. packages/patterns.'],
  ['Features', 'One shopper task each: the bag, checkout. They load data from the shop. packages/features.'],
  ['Storefront', 'Routes, the server, the session. It combines features and has no views of its own.'],
] as const;

const toolbars = [
  ['Theme', 'Dark is the default. Light is paper and ink. Custom is a store in its own colours.'],
  ['Catalogue', 'Luxury, or indiluxe with warmer backgrounds, its own wordmark and the selvedge.'],
  ['Viewport', '320, 390, 768 and 1440 px wide. Nothing may scroll horizontally at 320 px.'],
  [
    'Amount of data',
    'Nothing, one, or more than 99 of the items on a screen. It scales the responses of the mocked shop and lists in props.',
  ],
  [
    'Text length',
    'Longer text with accents and brackets: text that is cut off or joined from parts stands out.',
  ],
  ['Language', 'Sample text in Hindi and Urdu; numbers stay. Urdu runs from right to left.'],
  ['Direction', 'Mirrors the page and its English text, to find what is placed by a fixed side.'],
  ['Density', 'Compact controls and spaces, as for people who work with tables all day.'],
  ['Text size', 'Twice the shopper’s own text size. Nothing may be cut off.'],
  ['Motion', 'Emulates the system’s reduced motion setting: durations are zero.'],
  ['Contrast', 'Emulates the system’s setting for more contrast.'],
] as const;

const areas = [
  [
    'start-here-how-to-build-a-feature--docs',
    'How to build a feature',
    'From a shopper’s task to a route, with the bag as the example.',
  ],
  ['start-here-states--docs', 'States', 'Every component and screen in every state, read from the stories.'],
  ['start-here-errors--docs', 'Errors', 'Paste a response and see what the shopper sees.'],
  ['start-here-changelog--docs', 'Changelog', 'What changed in each package, and what the statuses mean.'],
  ['start-here-do-and-do-not--docs', 'Do and do not', 'The design rules as pictures.'],
  [
    'start-here-accessibility--docs',
    'Accessibility',
    'Keys, announcements and focus, component by component.',
  ],
  ['foundations-colour--docs', 'Foundations', 'Colour with measured contrast, type, space, motion, layout.'],
  [
    'ui-actions-button--docs',
    'Components',
    'By purpose: actions, typography, layout, forms, layers, navigation, feedback, media.',
  ],
  ['patterns-producttile--docs', 'Patterns', 'The building blocks of commerce.'],
  ['features-bag-bagview--docs', 'Features', 'Complete screens, by shopper task.'],
] as const;

/** The first page of Storybook. */
export function Welcome() {
  return (
    <Page
      kicker="Design system"
      title="The LUXE design system"
      about="Everything that LUXE shows a shopper is here, in every state, in dark and in light. Designers review it here. Developers build screens from it and write CSS only for layout."
    >
      <Section
        title="Layers"
        about="Each layer imports only the layers before it. A wrong import fails the build."
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
        about="Open a story and change the toolbars above it. Each setting applies to the complete page, as for a shopper. A copied link contains the settings."
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
      <Section title="Automatic checks">
        <ul className="page-measure">
          <li>Every story runs its play function and is checked by axe, in dark and in light.</li>
          <li>
            Every story has a picture in both themes. A difference of one pixel is reported, to be accepted or
            fixed.
          </li>
          <li>
            No story scrolls horizontally at 320 px or with text at 200 %, and no target is smaller than 24
            px.
          </li>
          <li>A request that no mock answers fails its story.</li>
          <li>A story without a state, and a state without a story, fail the check of states.</li>
        </ul>
      </Section>
    </Page>
  );
}
