import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Icon } from '@luxe/ui/icon';
import { IconText } from '@luxe/ui/icon-text';
import { Prose, type SanitisedHtml } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { Tag } from '@luxe/ui/tag';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Wordmark } from '@luxe/ui/wordmark';
import type { Guides } from './guide.ts';

/** Casts HTML to `SanitisedHtml`. In the shop, only the server's sanitiser may do that. */
const sanitised = (html: string) => html as SanitisedHtml;

export const typographyGuides: Guides = {
  'ui/typography/FactList': {
    use: 'Names with their values: the details of a product, the data of an order.',
    avoid: 'For amounts that add up use SummaryTable. For a comparison use a table.',
    anatomy: [
      ['Term', 'Short, in the secondary colour.'],
      ['Value', 'Beside it, or below it on a phone.'],
    ],
    accessibility: ['It is a description list: a screen reader reads each term with its value.'],
    related: ['patterns/SummaryTable', 'ui/layout/Rows'],
    pair: {
      good: ['pairs in one list', <FactList key="good" facts={[{ term: 'Leather', value: 'Box calf' }]} />],
      bad: ['a line of colons', <Text key="bad">Leather: Box calf; Size: 28 cm; Fittings: brass</Text>],
    },
  },
  'ui/typography/Heading': {
    use: 'The title of a page or a section. Its level is the outline, its size the look.',
    avoid: 'For text that only looks large use Text. Never choose a level for its size.',
    anatomy: [['Text', 'Without a full stop, in sentence case.']],
    accessibility: ['One h1 per page, and no skipped level.'],
    related: ['ui/typography/Text'],
    pair: {
      good: [
        'size by hierarchy',
        <Heading key="good" level={3} size="title-m">
          The winter room
        </Heading>,
      ],
      bad: [
        'bold text as a title',
        <Text key="bad" weight="semibold" size="xl">
          THE WINTER ROOM
        </Text>,
      ],
    },
  },
  'ui/typography/IconText': {
    use: 'A short fact with its drawing: a place, a promise, a warning.',
    avoid: 'For a message with consequences use Notice.',
    anatomy: [
      ['Icon', 'Decorative; the text states the same.'],
      ['Text', 'One line, on phones at most two.'],
    ],
    accessibility: ['The tone is never the only sign: the text names it.'],
    related: ['ui/typography/Icon', 'ui/feedback/Notice'],
    pair: {
      good: [
        'a word with the drawing',
        <IconText key="good" icon="truck">
          Delivered by Tuesday
        </IconText>,
      ],
      bad: ['the drawing alone', <Icon key="bad" name="truck" />],
    },
  },
  'ui/typography/Icon': {
    use: 'A line drawing beside a word, or alone inside a control with a name.',
    avoid: 'Alone and without a label: most drawings mean nothing without a word.',
    anatomy: [['Drawing', 'One path on a grid of 20 × 20, in the colour of the text.']],
    accessibility: ['Without label it is decorative and hidden from assistive technology.'],
    related: ['ui/typography/IconText', 'ui/actions/IconButton'],
    pair: {
      good: [
        'the same line width beside text',
        <Stack key="good" direction="row" gap={8}>
          <Icon name="pin" />
          <Text>New Delhi</Text>
        </Stack>,
      ],
      bad: [
        'a large icon as decoration',
        <Stack key="bad" gap={8} align="center">
          <Icon name="gift" size="l" />
          <Text>Gifts</Text>
        </Stack>,
      ],
    },
  },
  'ui/typography/Prose': {
    use: 'Long text that editors write: articles, policies, help.',
    avoid: 'For the texts of the interface use Text and Heading.',
    anatomy: [['Text', 'Headings, paragraphs, lists, tables and quotations with the right spaces.']],
    accessibility: ['The levels of its headings continue those of the page.'],
    related: ['ui/typography/Text', 'ui/typography/Heading'],
    pair: {
      good: [
        'short paragraphs below headings that can be scanned',
        <Prose
          key="good"
          html={sanitised(
            '<h3>Returns</h3><p>Within <strong>seven days</strong>, unworn.</p><ul><li>In its own box</li><li>With its papers</li></ul>',
          )}
        />,
      ],
      bad: [
        'emphasis on everything',
        <Prose
          key="bad"
          html={sanitised(
            '<p><strong>IMPORTANT: returns</strong> <em>only</em> <strong>within SEVEN DAYS</strong>, <em>unworn</em>, <strong>in its own box</strong>, <strong>WITH its papers!</strong></p>',
          )}
        />,
      ],
    },
  },
  'ui/typography/Tag': {
    use: 'One or two words about a thing: “New”, “20% off”.',
    avoid: 'For a count use Badge. For a value that can be removed use Chip.',
    anatomy: [['Text', 'Without a full stop. The accent only for savings.']],
    accessibility: ['It is text: it is read where it stands.'],
    related: ['ui/feedback/Badge', 'ui/navigation/Chip'],
    pair: {
      good: ['one tag', <Tag key="good">New</Tag>],
      bad: [
        'a row of them',
        <Stack key="bad" direction="row" gap={8} wrap>
          <Tag>New</Tag>
          <Tag>Hot</Tag>
          <Tag tone="accent">Trending</Tag>
        </Stack>,
      ],
    },
  },
  'ui/typography/Text': {
    use: 'Every text that is no heading and no label of a control.',
    avoid: 'For titles use Heading, for texts of editors Prose.',
    anatomy: [['Text', 'Size, tone and weight are independent. Lines have at most about 70 letters.']],
    accessibility: ['Sizes follow the text size of the browser. Tertiary text states nothing essential.'],
    related: ['ui/typography/Heading', 'ui/typography/Prose'],
    pair: {
      good: [
        'tone for what is secondary',
        <Text key="good" tone="secondary">
          Sold by LUXE
        </Text>,
      ],
      bad: [
        'small print for facts',
        <Text key="bad" size="micro" tone="tertiary">
          This item cannot be returned
        </Text>,
      ],
    },
  },
  'ui/typography/VisuallyHidden': {
    use: 'Text for screen readers where the page shows the same by its arrangement.',
    avoid: 'For text that everyone needs. For the name of a control prefer its label.',
    anatomy: [['Text', 'In the reading order, and one pixel large.']],
    accessibility: ['A hidden control that receives focus must become visible.'],
    related: ['ui/navigation/SkipLink'],
    pair: {
      good: [
        'what the line through a price means',
        <Text key="good">
          <VisuallyHidden>MRP </VisuallyHidden>
          <s>₹2,65,000</s> ₹2,45,000
        </Text>,
      ],
      bad: [
        'a condition that everyone must read',
        <Text key="bad">
          ₹2,45,000<VisuallyHidden>. This item cannot be returned.</VisuallyHidden>
        </Text>,
      ],
    },
  },
  'ui/typography/Wordmark': {
    use: 'The name of a catalogue: in the header, on documents, at the login.',
    avoid: 'In running text: there the name is plain text.',
    anatomy: [['Name', 'LUXE or indiluxe, with its own letter spacing.']],
    accessibility: ['It is text, so it is read as the name.'],
    related: ['patterns/HeaderBar'],
    pair: {
      good: [
        'alone, with space around it',
        <Stack key="good" align="center">
          <Wordmark size="m" />
        </Stack>,
      ],
      bad: [
        'as a word of a sentence',
        <Text key="bad">
          Every <Wordmark size="xs" /> bag comes with the brand’s own papers.
        </Text>,
      ],
    },
  },
};
