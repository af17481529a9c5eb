import { Accordion } from '@luxe/ui/accordion';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { Chip } from '@luxe/ui/chip';
import { Disclosure } from '@luxe/ui/disclosure';
import { Grid } from '@luxe/ui/grid';
import { InlineDisclosure } from '@luxe/ui/inline-disclosure';
import { LevelLine } from '@luxe/ui/level-line';
import { Link } from '@luxe/ui/link';
import { LinkList } from '@luxe/ui/link-list';
import { LoadMore } from '@luxe/ui/load-more';
import { NavLinks } from '@luxe/ui/nav-links';
import { NavColumn } from '@luxe/ui/nav-panel';
import { Pagination } from '@luxe/ui/pagination';
import { SkipLink } from '@luxe/ui/skip-link';
import { Stack } from '@luxe/ui/stack';
import { Stepper } from '@luxe/ui/stepper';
import { Tabs } from '@luxe/ui/tabs';
import { Text } from '@luxe/ui/text';
import type { Guides } from './guide.ts';

const panel = (text: string) => <Text tone="secondary">{text}</Text>;

const hrefOf = (page: number) => `#page-${page}`;
const sections = [
  { label: 'Bags', href: '#bags' },
  { label: 'Shoes', href: '#shoes' },
  { label: 'Gifts', href: '#gifts' },
];

export const navigationGuides: Guides = {
  'ui/navigation/Accordion': {
    use: 'Rows that expand, of which only one may be open.',
    avoid: 'For text that search engines must read use Disclosure. For two or three parts show all.',
    anatomy: [
      ['Row', 'A heading that is a button.'],
      ['Panel', 'Not in the page while it is closed.'],
    ],
    accessibility: ['The heading level continues that of the page.'],
    related: ['ui/navigation/Disclosure', 'ui/navigation/Tabs', 'patterns/Faq'],
    pair: {
      good: [
        'long answers, of which a shopper needs one',
        <Accordion
          key="good"
          items={[
            {
              value: 'customs',
              title: 'Do I pay customs?',
              children: panel('No. Every price includes duties and taxes.'),
            },
            {
              value: 'repair',
              title: 'Who repairs my bag?',
              children: panel('The brand, in its own workshop, for two years without a charge.'),
            },
          ]}
        />,
      ],
      bad: [
        'two facts that fit on the page',
        <Accordion
          key="bad"
          items={[
            { value: 'colour', title: 'Colour', children: panel('Oxblood') },
            { value: 'width', title: 'Width', children: panel('28 cm') },
          ]}
        />,
      ],
    },
  },
  'ui/navigation/Breadcrumbs': {
    use: 'The path from the home page to this page.',
    avoid: 'For steps of a task use Stepper. Not on the home page and in checkout.',
    anatomy: [
      ['Links', 'Each page above this one.'],
      ['Current page', 'Last, without a link.'],
    ],
    accessibility: ['It is a navigation landmark with a name; the last item has aria-current.'],
    related: ['patterns/BackLink', 'ui/navigation/Stepper'],
    pair: {
      good: [
        'the pages above',
        <Breadcrumbs key="good" items={[{ label: 'Home', href: '#home' }, { label: 'Stoles' }]} />,
      ],
      bad: [
        'the way the shopper came',
        <Breadcrumbs
          key="bad"
          items={[{ label: 'Search', href: '#search' }, { label: 'Bag', href: '#bag' }, { label: 'Stoles' }]}
        />,
      ],
    },
  },
  'ui/navigation/Chip': {
    use: 'A value that is applied and can be removed: a filter, a coupon.',
    avoid: 'For a value that is only read use Tag. For a choice use ChoiceTiles.',
    anatomy: [
      ['Text', 'The value.'],
      ['Cross', 'Part of the target.'],
    ],
    accessibility: [
      'The name begins with “Remove”. After a removal the focus is on the next chip or the list.',
    ],
    related: ['ui/typography/Tag', 'ui/forms/ChoiceTiles'],
    pair: {
      good: [
        'name the value',
        <Chip key="good" href="#all" removeLabel="Remove Silk">
          Silk
        </Chip>,
      ],
      bad: [
        'name the filter',
        <Chip key="bad" href="#all" removeLabel="Remove the filter">
          Filter: material
        </Chip>,
      ],
    },
  },
  'ui/navigation/Disclosure': {
    use: 'A titled section that most readers skip: care, delivery, returns.',
    avoid: 'For the rest of a list use InlineDisclosure. For what everyone needs show it.',
    anatomy: [
      ['Summary', 'The title of the section.'],
      ['Content', 'In the page for search engines and find-in-page.'],
    ],
    accessibility: ['A native details element, which works without scripts.'],
    related: ['ui/navigation/Accordion', 'ui/navigation/InlineDisclosure'],
    pair: {
      good: [
        'the title states what is inside',
        <Disclosure key="good" summary="When will I get my refund?">
          <Text tone="secondary">Within five working days of pickup.</Text>
        </Disclosure>,
      ],
      bad: [
        '“Read more”',
        <Disclosure key="bad" summary="Read more">
          <Text tone="secondary">Within five working days of pickup.</Text>
        </Disclosure>,
      ],
    },
  },
  'ui/navigation/InlineDisclosure': {
    use: 'The rest of a shortened list behind a line: “All 46 brands”.',
    avoid: 'For a titled section use Disclosure. For items that are not loaded yet use LoadMore.',
    anatomy: [['Summary', 'States how many there are.']],
    accessibility: ['A native details element; the focus stays on the line.'],
    related: ['ui/navigation/Disclosure', 'ui/navigation/LoadMore'],
    pair: {
      good: [
        'how many there are',
        <Stack key="good" gap={12} align="start">
          <Text>Atelier Noue, Casa Brisot, Halden & Roe</Text>
          <InlineDisclosure summary="All 5 brands">{panel('Oduvia, Saint-Lys')}</InlineDisclosure>
        </Stack>,
      ],
      bad: [
        '“More”',
        <Stack key="bad" gap={12} align="start">
          <Text>Atelier Noue, Casa Brisot, Halden & Roe</Text>
          <InlineDisclosure summary="More…">{panel('Oduvia, Saint-Lys')}</InlineDisclosure>
        </Stack>,
      ],
    },
  },
  'ui/navigation/LevelLine': {
    use: 'Levels of a programme, as dots on a line: those reached, the current one, those to come.',
    avoid: 'For steps of a task use Stepper. For dated events use Timeline.',
    anatomy: [
      ['Dot', 'The current level in the accent colour.'],
      ['Name', 'Of each level.'],
    ],
    accessibility: ['An ordered list; the current level is named in words.'],
    related: ['ui/navigation/Stepper', 'ui/feedback/Timeline'],
    pair: {
      good: [
        'tiers, and what each one needs',
        <LevelLine
          key="good"
          aria-label="Tiers"
          current="Silver"
          currentLabel=", your tier"
          levels={[
            { key: 'Copper', title: 'Copper', note: '₹1,00,000' },
            { key: 'Silver', title: 'Silver', note: '₹3,00,000' },
            { key: 'Gold', title: 'Gold', note: '₹7,50,000' },
          ]}
        />,
      ],
      bad: [
        'steps that the shopper does now',
        <LevelLine
          key="bad"
          aria-label="Checkout"
          current="Payment"
          currentLabel=", your step"
          levels={[
            { key: 'Address', title: 'Address' },
            { key: 'Payment', title: 'Payment' },
            { key: 'Review', title: 'Review' },
          ]}
        />,
      ],
    },
  },
  'ui/navigation/LinkList': {
    use: 'Links one below the other: a column of a footer, related pages.',
    avoid: 'For a row in a header use NavLinks.',
    anatomy: [['Links', 'In the order of use.']],
    accessibility: ['For navigation wrap it in a nav with a name.'],
    related: ['ui/navigation/NavLinks', 'ui/actions/Link'],
    pair: {
      good: [
        'the name of each page',
        <LinkList
          key="good"
          items={[
            { label: 'Delivery', href: '#delivery' },
            { label: 'Returns', href: '#returns' },
          ]}
        />,
      ],
      bad: [
        'the same verb each time',
        <LinkList
          key="bad"
          items={[
            { label: 'See delivery', href: '#delivery' },
            { label: 'See returns', href: '#returns' },
          ]}
        />,
      ],
    },
  },
  'ui/navigation/LoadMore': {
    use: 'Loads further items of a long list, and states how many there are.',
    avoid: 'For numbered pages use Pagination. It never loads by itself.',
    anatomy: [
      ['Count', '“24 of 57 products seen”, with a bar.'],
      ['Control', 'A link to the next page, which works without scripts.'],
    ],
    accessibility: ['The focus moves to the first new item, and the new count is announced.'],
    related: ['ui/navigation/Pagination', 'ui/feedback/ProgressBar'],
    pair: {
      good: [
        'how far the list goes, and how much comes next',
        <LoadMore
          key="good"
          visibleCount={24}
          total={57}
          label="Show 24 more"
          href="#next"
          countText={(seen, all) => `${seen} of ${all} products seen`}
        />,
      ],
      bad: [
        'numbers for a list without positions',
        <Pagination key="bad" label="Pages of bags" page={1} pages={3} hrefFor={hrefOf} />,
      ],
    },
  },
  'ui/navigation/NavLinks': {
    use: 'The sections of the shop as a row in the header.',
    avoid: 'For links one below the other use LinkList. For parts of a page use Tabs.',
    anatomy: [
      ['Link', 'As high as the bar.'],
      ['Line', 'Below the current section.'],
    ],
    accessibility: ['A navigation landmark with a name; the current link has aria-current.'],
    related: ['ui/navigation/NavPanel', 'ui/navigation/LinkList', 'patterns/HeaderBar'],
    pair: {
      good: [
        'what is sold behind each link',
        <NavLinks
          key="good"
          label="Sections"
          items={[
            { label: 'Bags', href: '#bags', current: true },
            { label: 'Shoes', href: '#shoes' },
            { label: 'Gifts', href: '#gifts' },
          ]}
        />,
      ],
      bad: [
        'what the shop wants to sell today',
        <NavLinks
          key="bad"
          label="Offers"
          items={[
            { label: 'Bags −40 %', href: '#bags' },
            { label: 'Only today', href: '#today' },
            { label: 'Hot', href: '#hot' },
          ]}
        />,
      ],
    },
  },
  'ui/navigation/NavPanel': {
    use: 'The pages of a section, below its link in the header.',
    avoid: 'On phones use NavDrawer. For a few links use a Menu.',
    anatomy: [
      ['Opener', 'A button after each link, visible while it has focus.'],
      ['Columns', 'A small title and its links.'],
    ],
    accessibility: [
      'The link itself still navigates. Pointer and keyboard open the panel in different ways.',
    ],
    related: ['ui/navigation/NavLinks', 'ui/layers/NavDrawer'],
    pair: {
      good: [
        'columns that are named by how shoppers search',
        <Grid key="good" columns={2} gap={16}>
          <NavColumn
            title="By shape"
            links={[
              { label: 'Top-handle bags', href: '#top-handle' },
              { label: 'Clutches', href: '#clutches' },
            ]}
          />
          <NavColumn
            title="By material"
            links={[
              { label: 'Box calf', href: '#box-calf' },
              { label: 'Goat suede', href: '#suede' },
            ]}
          />
        </Grid>,
      ],
      bad: [
        'columns that could stand anywhere',
        <Grid key="bad" columns={2} gap={16}>
          <NavColumn
            title="Discover"
            links={[
              { label: 'Must-haves', href: '#must' },
              { label: 'Our favourites', href: '#favourites' },
            ]}
          />
          <NavColumn
            title="Explore"
            links={[
              { label: 'Trending', href: '#trending' },
              { label: 'See all', href: '#all' },
            ]}
          />
        </Grid>,
      ],
    },
  },
  'ui/navigation/Pagination': {
    use: 'Numbered pages of a list in which places matter: reviews, orders at the desk.',
    avoid: 'For a list that shoppers browse use LoadMore.',
    anatomy: [['Numbers', 'First, last, the current one and its neighbours.']],
    accessibility: ['A navigation landmark; the current page has aria-current.'],
    related: ['ui/navigation/LoadMore'],
    pair: {
      good: [
        'pages of a list in which a place is found again',
        <Stack key="good" gap={16} align="start">
          <Text>Reviews, newest first</Text>
          <Pagination page={3} pages={12} label="Pages of reviews" hrefFor={hrefOf} />
        </Stack>,
      ],
      bad: [
        'one page after the other, to find a review again',
        <LoadMore key="bad" visibleCount={30} total={118} label="Show 10 more" href="#next" />,
      ],
    },
  },
  'ui/navigation/SkipLink': {
    use: 'The first link of a page: jumps over the header to the content.',
    avoid: 'For any other jump use Link.',
    anatomy: [['Link', 'Visible only while it has focus.']],
    accessibility: ['The target receives the focus, not only the scroll position.'],
    related: ['ui/typography/VisuallyHidden'],
    pair: {
      good: [
        'before the sections, shown while Tab is on it',
        <div key="good" className="pair-window">
          <SkipLink href="#pair-main">Skip to the bags</SkipLink>
          <NavLinks label="Sections after the skip link" items={sections} />
          <Text id="pair-main" tabIndex={-1} tone="secondary">
            24 bags
          </Text>
        </div>,
      ],
      bad: [
        'after the sections, which it should skip',
        <div key="bad" className="pair-window">
          <NavLinks label="Sections before the link" items={sections} />
          <Link href="#pair-main">Skip to the bags</Link>
          <Text tone="secondary">24 bags</Text>
        </div>,
      ],
    },
  },
  'ui/navigation/Stepper': {
    use: 'Leads through a task of a few steps: address, credit, payment.',
    avoid: 'For what happens by itself over days use Timeline.',
    anatomy: [['Step', 'Done with a link back, current, or to come.']],
    accessibility: ['An ordered list; the current step has aria-current, and done is part of the text.'],
    related: ['ui/feedback/Timeline', 'ui/navigation/LevelLine'],
    pair: {
      good: [
        'the few steps that have a page',
        <Stepper
          key="good"
          label="Checkout"
          current="payment"
          steps={[
            { key: 'address', title: 'Address', href: '#address' },
            { key: 'payment', title: 'Payment' },
          ]}
        />,
      ],
      bad: [
        'a step for every field',
        <Stepper
          key="bad"
          label="Checkout, field by field"
          current="street"
          steps={[
            { key: 'name', title: 'Name' },
            { key: 'street', title: 'Street' },
            { key: 'pincode', title: 'Pincode' },
            { key: 'upi', title: 'UPI ID' },
          ]}
        />,
      ],
    },
  },
  'ui/navigation/Tabs': {
    use: 'Parts of equal weight, of which one is read at a time: details, care, delivery.',
    avoid: 'For other pages use LinkTabs. For parts that are compared show all of them.',
    anatomy: [
      ['Tabs', 'Short names in one line, which scrolls on a phone.'],
      ['Panel', 'The content of the chosen tab.'],
    ],
    accessibility: ['One tab stop for the row; the panel follows in the tab order.'],
    related: ['patterns/LinkTabs', 'ui/navigation/Accordion'],
    pair: {
      good: [
        'short names of equal weight',
        <Tabs
          key="good"
          label="About this product"
          items={[
            { value: 'details', label: 'Details', children: panel('Modal silk.') },
            { value: 'care', label: 'Care', children: panel('Dry clean.') },
          ]}
        />,
      ],
      bad: [
        'steps that follow each other',
        <Stack key="bad">
          <Tabs
            label="Order"
            items={[
              { value: 'one', label: '1. Address', children: panel('B-14, Jor Bagh') },
              { value: 'two', label: '2. Payment', children: panel('UPI') },
            ]}
          />
        </Stack>,
      ],
    },
  },
};
