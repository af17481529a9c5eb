import { ActionBar } from '@luxe/ui/action-bar';
import { Button } from '@luxe/ui/button';
import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Grid } from '@luxe/ui/grid';
import { Heading } from '@luxe/ui/heading';
import { HydrateLate } from '@luxe/ui/hydrate-late';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { PrintOnly } from '@luxe/ui/print-only';
import { Rows } from '@luxe/ui/rows';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Surface } from '@luxe/ui/surface';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { ThemeProvider } from '@luxe/ui/theme-provider';
import type { Guides } from './guide.ts';

const facts = ['Bag total ₹3,70,900', 'Delivery Free', 'To pay ₹3,70,900'] as const;

const measures = [
  { term: 'Width', value: '28 cm' },
  { term: 'Height', value: '21 cm' },
  { term: 'Depth', value: '12 cm' },
  { term: 'Handle drop', value: '9 cm' },
] as const;

export const layoutGuides: Guides = {
  'ui/layout/ActionBar': {
    use: 'The main action of a page on a phone: always visible at the end of the window.',
    avoid: 'From 1024 px, where the action stands beside the content. For messages use StickyBar.',
    anatomy: [['Action', 'One button, and the amount or fact that it depends on.']],
    accessibility: ['It is the last child of the main region, so it never covers the footer or the focus.'],
    related: ['ui/layers/StickyBar', 'patterns/TotalBar'],
    pair: {
      good: [
        'the price, and one action',
        <div key="good" className="pair-window pair-phone">
          <Text tone="secondary">Box calf, oxblood</Text>
          <ActionBar label="Purchase">
            <Text weight="medium">₹2,45,000</Text>
            <Button>Add to bag</Button>
          </ActionBar>
        </div>,
      ],
      bad: [
        'everything that can be done',
        <div key="bad" className="pair-window pair-phone">
          <Text tone="secondary">Box calf, oxblood</Text>
          <ActionBar label="All actions">
            <TextButton>Share</TextButton>
            <TextButton>Save</TextButton>
            <TextButton>Compare</TextButton>
            <Button>Buy</Button>
          </ActionBar>
        </div>,
      ],
    },
  },
  'ui/layout/Container': {
    use: 'Centres content inside the margins of the page.',
    avoid: 'For heroes and bands that fill the width.',
    anatomy: [['Width', 'That of the content, of a form or of a text.']],
    accessibility: ['It has no role of its own; `as` makes it a landmark.'],
    related: ['ui/layout/Page', 'ui/layout/Surface'],
    pair: {
      good: [
        'text inside the margins, a band over the full width',
        <Surface key="good" tone="sunken">
          <Container>
            <div className="pair-band">
              <Text>Delhi’s winter is short. Three weeks of fog, one good coat.</Text>
            </div>
          </Container>
        </Surface>,
      ],
      bad: [
        'margins around the band, and none for its text',
        <Container key="bad">
          <Surface tone="sunken">
            <Text>Delhi’s winter is short. Three weeks of fog, one good coat.</Text>
          </Surface>
        </Container>,
      ],
    },
  },
  'ui/layout/Divider': {
    use: 'A line between unrelated parts, where space is not enough.',
    avoid: 'Between items of a list use Rows. Around groups use space.',
    anatomy: [['Line', 'A hairline, or the selvedge of indiluxe.']],
    accessibility: ['It is a separator, so it is announced. Prefer space where nothing is to be announced.'],
    related: ['ui/layout/Rows', 'ui/layout/Stack'],
    pair: {
      good: [
        'one line between two parts',
        <Stack key="good" gap={16}>
          <Text>Your order</Text>
          <Divider />
          <Text>You may also like</Text>
        </Stack>,
      ],
      bad: [
        'a line after every paragraph',
        <Stack key="bad" gap={8}>
          {facts.map((fact) => (
            <Stack key={fact} gap={8}>
              <Text>{fact}</Text>
              <Divider />
            </Stack>
          ))}
        </Stack>,
      ],
    },
  },
  'ui/layout/Grid': {
    use: 'Equal columns of similar things: products, brands, facts side by side.',
    avoid: 'For one column or one row use Stack. For products use ProductGrid, which chooses the columns.',
    anatomy: [
      ['Columns', 'Their number is fixed by the caller.'],
      ['Gap', 'The gutter of the page, unless the items are small.'],
    ],
    accessibility: ['Use `as="ul"` for lists. The reading order is the order in the document.'],
    related: ['ui/layout/Stack', 'patterns/ProductGrid'],
    pair: {
      good: [
        'similar things in equal columns',
        <Grid key="good" as="ul" columns={2} gap={16}>
          {measures.map(({ term, value }) => (
            <li key={term}>
              <Text size="sm" tone="secondary">
                {term}
              </Text>
              <Text>{value}</Text>
            </li>
          ))}
        </Grid>,
      ],
      bad: [
        'whatever there is, in equal columns',
        <Grid key="bad" columns={3} gap={16}>
          <Text>Width 28 cm, height 21 cm, depth 12 cm</Text>
          <Text weight="medium">₹2,45,000</Text>
          <Text tone="secondary">Sold by LUXE</Text>
        </Grid>,
      ],
    },
  },
  'ui/layout/HydrateLate': {
    use: 'A part below the first screen that becomes interactive when it is first needed.',
    avoid: 'For the first screen, and for parts whose context changes during the first load.',
    anatomy: [['Part', 'The HTML of the server; links and pictures work at once.']],
    accessibility: ['Focus hydrates the part at once, so no key press is lost.'],
    related: ['ui/feedback/Loader'],
    pair: {
      good: [
        'the button at once, the list below it later',
        <Stack key="good" gap={24} align="start">
          <Button>Add to bag</Button>
          <HydrateLate>
            <Text tone="secondary">Pairs well with</Text>
            <Link href="#stole">Modal silk stole</Link>
          </HydrateLate>
        </Stack>,
      ],
      bad: [
        'the button of the page, which must answer first',
        <Stack key="bad" gap={24} align="start">
          <HydrateLate>
            <Button>Add to bag</Button>
          </HydrateLate>
          <Link href="#stole">Modal silk stole</Link>
        </Stack>,
      ],
    },
  },
  'ui/layout/Page': {
    use: 'The content of a page without a hero: margins, padding and the space between sections.',
    avoid: 'Inside another page or a dialog.',
    anatomy: [['Sections', 'In reading order, one below the other.']],
    accessibility: ['The main landmark and the h1 belong to the screen inside it.'],
    related: ['ui/layout/Container', 'ui/layout/Stack'],
    pair: {
      good: [
        'one page, its sections with equal space',
        <Surface key="good" tone="sunken">
          <Page>
            <Heading level={3} size="title-s">
              My orders
            </Heading>
            <Text>Arriving on Tuesday</Text>
            <Text>Delivered on 12 November</Text>
          </Page>
        </Surface>,
      ],
      bad: [
        'a page in a page: its margins twice',
        <Surface key="bad" tone="sunken">
          <Page>
            <Heading level={3} size="title-s">
              My orders
            </Heading>
            <Page>
              <Text>Arriving on Tuesday</Text>
            </Page>
          </Page>
        </Surface>,
      ],
    },
  },
  'ui/layout/PrintOnly': {
    use: 'Text that only a printed page needs: the address of the page, the date.',
    avoid: 'For anything that a shopper must read on the screen.',
    anatomy: [['Text', 'Not displayed on a screen.']],
    accessibility: ['Screen readers do not read it.'],
    related: ['ui/typography/VisuallyHidden'],
    pair: {
      good: [
        'on paper only: what goes into the parcel',
        <div key="good" className="pair-paper">
          <PrintOnly>
            <Stack gap={8}>
              <Text weight="medium">Return slip, LX 2611 2048 77</Text>
              <Text>Warden top-handle bag, 1 item</Text>
            </Stack>
          </PrintOnly>
        </div>,
      ],
      bad: [
        'on paper only: what the shopper must know first',
        <div key="bad" className="pair-paper">
          <PrintOnly>
            <Stack gap={8}>
              <Text weight="medium">Before you send it</Text>
              <Text>Without its papers we cannot accept the bag.</Text>
            </Stack>
          </PrintOnly>
        </div>,
      ],
    },
  },
  'ui/layout/Rows': {
    use: 'A vertical list of similar things with hairlines between them: lines of a bag, orders.',
    avoid: 'For tiles use Grid. For text with values use FactList.',
    anatomy: [
      ['Row', 'Each has its own layout.'],
      ['Edges', 'A line before the first and after the last row, where nothing else ends the list.'],
    ],
    accessibility: ['It is a list, so the number of items is announced.'],
    related: ['ui/layout/Divider', 'ui/typography/FactList'],
    pair: {
      good: [
        'hairlines between rows',
        <Rows key="good">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Rows>,
      ],
      bad: [
        'a box for each',
        <div key="bad" className="wrong-boxes">
          {facts.map((fact) => (
            <Text key={fact}>{fact}</Text>
          ))}
        </div>,
      ],
    },
  },
  'ui/layout/Show': {
    use: 'Content for some widths only, where CSS alone cannot rearrange it.',
    avoid: 'Where the same elements can be rearranged. Never for the only way to do something.',
    anatomy: [['Widths', 'From 640, 768, 1024 or 1600 px, or below.']],
    accessibility: ['Hidden content is hidden from assistive technology too.'],
    related: ['ui/layout/HydrateLate', 'ui/layout/ActionBar'],
    pair: {
      good: [
        'a shorter label, the same action at every width',
        <Button key="good" emphasis="secondary" icon="filter">
          <Show as="span" below={1024}>
            Filter
          </Show>
          <Show as="span" from={1024}>
            Filter and sort
          </Show>
        </Button>,
      ],
      bad: [
        'a fact that phones never show',
        <Stack key="bad" gap={8}>
          <Text>Warden top-handle bag</Text>
          <Show from={1024}>
            <Text>This item cannot be returned.</Text>
          </Show>
        </Stack>,
      ],
    },
  },
  'ui/layout/Stack': {
    use: 'Spaces its children in a column or a row.',
    avoid: 'For equal columns use Grid. For rows with hairlines use Rows.',
    anatomy: [['Gap', 'A step of the space scale. Related things are closer.']],
    accessibility: ['`as` names the element; the order on the page is the reading order.'],
    related: ['ui/layout/Grid', 'ui/layout/Rows'],
    pair: {
      good: [
        'closer inside a group',
        <Stack key="good" gap={24}>
          <Stack gap={4}>
            <Text weight="medium">Ananya Rao</Text>
            <Text tone="secondary">B-14, Jor Bagh</Text>
          </Stack>
          <Text>Deliver here</Text>
        </Stack>,
      ],
      bad: [
        'the same gap everywhere',
        <Stack key="bad" gap={16}>
          <Text weight="medium">Ananya Rao</Text>
          <Text tone="secondary">B-14, Jor Bagh</Text>
          <Text>Deliver here</Text>
        </Stack>,
      ],
    },
  },
  'ui/layout/Surface': {
    use: 'A background with its text colour: a raised part, a part of the other catalogue.',
    avoid: 'As a box around every group. Space groups first.',
    anatomy: [['Background', 'Every text colour of its theme is readable on it.']],
    accessibility: ['It has no role. A background is never the only sign of a state.'],
    related: ['ui/layout/ThemeProvider', 'ui/layout/Container'],
    pair: {
      good: [
        'one background for one part of the page',
        <Surface key="good" tone="sunken">
          <div className="pair-band">
            <Stack gap={8}>
              {facts.map((fact) => (
                <Text key={fact}>{fact}</Text>
              ))}
            </Stack>
          </div>
        </Surface>,
      ],
      bad: [
        'a background for every line',
        <Stack key="bad" gap={8}>
          {facts.map((fact, index) => (
            <Surface key={fact} tone={index % 2 === 0 ? 'raised' : 'media'}>
              <div className="pair-band">
                <Text>{fact}</Text>
              </div>
            </Surface>
          ))}
        </Stack>,
      ],
    },
  },
  'ui/layout/ThemeProvider': {
    use: 'Applies a theme to a part of the page: a store in its own colours.',
    avoid: 'For a background in the same theme use Surface.',
    anatomy: [['Attributes', 'Two attributes select the values of all tokens.']],
    accessibility: ['Layers opened inside have the same theme.'],
    related: ['ui/layout/Surface', 'patterns/StoreBanner'],
    pair: {
      good: [
        'an entire part in its own theme',
        <ThemeProvider key="good" theme="light" catalogue="indiluxe">
          <Surface>
            <div className="pair-band">
              <Stack gap={12} align="start">
                <Text weight="medium">Handloom of Chanderi</Text>
                <Link href="#chanderi">Visit the looms</Link>
              </Stack>
            </div>
          </Surface>
        </ThemeProvider>,
      ],
      bad: [
        'one button in another theme, to be noticed',
        <Stack key="bad" gap={12} align="start">
          <Text weight="medium">Handloom of Chanderi</Text>
          <ThemeProvider theme="light" catalogue="indiluxe">
            <Surface>
              <div className="pair-band">
                <Button>Visit the looms</Button>
              </div>
            </Surface>
          </ThemeProvider>
        </Stack>,
      ],
    },
  },
};
