import { picture, samples } from '@luxe/contract/samples';
import { CategoryIndex } from '@luxe/patterns/category-index';
import { FacetLinks } from '@luxe/patterns/facet-links';
import { FilterPanes } from '@luxe/patterns/filter-panes';
import { LetterIndex } from '@luxe/patterns/letter-index';
import { LetterJump } from '@luxe/patterns/letter-jump';
import { NameWall } from '@luxe/patterns/name-wall';
import { ProductGrid } from '@luxe/patterns/product-grid';
import { ProductRail } from '@luxe/patterns/product-rail';
import { Button } from '@luxe/ui/button';
import { LinkList } from '@luxe/ui/link-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Guides } from './guide.ts';
import { Choice } from './liveExamples.tsx';

const room = {
  wide: picture('editorial-winter-room-wide', 'A handbag in a lit room'),
  tall: picture('editorial-winter-room-tall', 'A handbag in a lit room'),
} as const;
const cards = samples.productCards.slice(0, 2);
const material = (name: string, count: number, selected = false) => ({
  value: name,
  name,
  count,
  selected,
  href: `#${name}`,
});
const panes = [
  { key: 'brand', name: 'Brand', selectedCount: 2 },
  { key: 'material', name: 'Material', selectedCount: 0 },
] as const;
const brands = ['Atelier Noue', 'Casa Brisot', 'Oduvia'];

/** Guides of patterns of lists: products, names and filters. */
export const listPatternGuides: Guides = {
  'patterns/CategoryIndex': {
    use: 'The departments of a catalogue as large names, with a picture of each on desktops.',
    avoid: 'For the header use NavPanel. For names from A to Z use LetterIndex.',
    anatomy: [
      ['Name', 'A link.'],
      ['Count', 'How many products there are.'],
      ['Picture', 'Of the category that has the pointer or the focus.'],
    ],
    accessibility: ['The picture repeats nothing that is only there; it is hidden on phones.'],
    related: ['ui/navigation/NavPanel', 'patterns/LetterIndex'],
    pair: {
      good: [
        'names, and how much is behind each one',
        <CategoryIndex
          key="good"
          label="Departments"
          items={[
            { label: 'Bags', href: '#bags', image: room.wide, count: '214 items' },
            { label: 'Shoes', href: '#shoes', image: room.wide, count: '96 items' },
          ]}
        />,
      ],
      bad: [
        'campaigns in place of departments',
        <CategoryIndex
          key="bad"
          label="Campaigns"
          items={[
            { label: 'Shop the look', href: '#look', image: room.wide },
            { label: 'Must-haves', href: '#must', image: room.wide },
          ]}
        />,
      ],
    },
  },
  'patterns/FacetLinks': {
    use: 'The values of a filter, as links with their counts.',
    avoid: 'For a value that is applied use Chip. For a form that is sent use Checkbox.',
    anatomy: [
      ['Value', 'With a mark if it is chosen.'],
      ['Count', 'How many products it leaves.'],
    ],
    accessibility: ['Links, so that filters work without scripts; “chosen” is part of the name.'],
    related: ['ui/navigation/Chip', 'patterns/FilterPanes'],
    pair: {
      good: [
        'what each value leaves',
        <FacetLinks
          key="good"
          label="Material"
          values={[material('Box calf', 41, true), material('Suede', 9)]}
        />,
      ],
      bad: [
        'values that lead to an empty list',
        <FacetLinks key="bad" label="Materials" values={[material('Raffia', 0), material('Other', 0)]} />,
      ],
    },
  },
  'patterns/FilterPanes': {
    use: 'All filters of a listing in a drawer: facets beside the values of one of them.',
    avoid: 'On desktops show the facets beside the list. For one filter use FacetLinks.',
    anatomy: [
      ['Facets', 'Tabs, with the number of chosen values.'],
      ['Values', 'Of the open facet.'],
      ['Footer', 'How many products there are now.'],
    ],
    accessibility: ['Vertical tabs: arrow keys move and open. The number of chosen values is in the name.'],
    related: ['patterns/FacetLinks', 'ui/layers/Drawer'],
    pair: {
      good: [
        'the result in the button',
        <Choice key="good" first={0}>
          {(at, open) => (
            <FilterPanes
              label="Filter"
              panes={panes}
              activeIndex={at}
              onActiveIndexChange={open}
              footer={<Button block>Show 41 items</Button>}
            >
              <FacetLinks label="Values" values={[material(at === 0 ? 'Oduvia' : 'Suede', 9)]} />
            </FilterPanes>
          )}
        </Choice>,
      ],
      bad: [
        'two buttons, and no result',
        <FilterPanes
          key="bad"
          label="Filters"
          panes={panes}
          activeIndex={0}
          onActiveIndexChange={() => {}}
          footer={
            <Stack direction="row" gap={12}>
              <Button emphasis="secondary">Cancel</Button>
              <Button>OK</Button>
            </Stack>
          }
        >
          <FacetLinks label="Brands" values={[material('Oduvia', 9)]} />
        </FilterPanes>,
      ],
    },
  },
  'patterns/LetterIndex': {
    use: 'Names from A to Z in columns, with a heading for each letter: all brands.',
    avoid: 'For up to about twenty names use LinkList or NameWall.',
    anatomy: [
      ['Letter', 'A heading, and the target of LetterJump.'],
      ['Names', 'Links, with a count where it helps.'],
    ],
    accessibility: ['Each letter is a heading. The count has its unit for screen readers.'],
    related: ['patterns/LetterJump', 'patterns/NameWall'],
    pair: {
      good: [
        'a heading for each letter',
        <LetterIndex
          key="good"
          letters={[
            { title: 'A', id: 'pair-a', items: [{ label: 'Atelier Noue', href: '#noue' }] },
            { title: 'C', id: 'pair-c', items: [{ label: 'Casa Brisot', href: '#brisot' }] },
          ]}
        />,
      ],
      bad: [
        'one list, by how much each brand sells',
        <LinkList
          key="bad"
          items={[
            { label: 'Oduvia', href: '#oduvia' },
            { label: 'Casa Brisot', href: '#brisot' },
            { label: 'Atelier Noue', href: '#noue' },
          ]}
        />,
      ],
    },
  },
  'patterns/LetterJump': {
    use: 'Jumps to a letter of a LetterIndex.',
    avoid: 'For parts of a page use LinkTabs.',
    anatomy: [['Letters', 'All of them; one without names is no link.']],
    accessibility: ['A navigation landmark with a name. “#” is read as “Digits and signs”.'],
    related: ['patterns/LetterIndex', 'patterns/LinkTabs'],
    pair: {
      good: [
        'every letter in its place',
        <div key="good" className="pair-window">
          <LetterJump
            label="Brands by letter"
            letters={[...'ABCDEF'].map((title) => ({
              title,
              href: 'BE'.includes(title) ? undefined : `#${title}`,
            }))}
          />
        </div>,
      ],
      bad: [
        'only the letters in use, which move each week',
        <div key="bad" className="pair-window">
          <LetterJump
            label="Brands by letter in use"
            letters={[...'ADF'].map((title) => ({ title, href: `#${title}` }))}
          />
        </div>,
      ],
    },
  },
  'patterns/NameWall': {
    use: 'Names as one paragraph in the display font: the brands of the shop.',
    avoid: 'To find a name use LetterIndex.',
    anatomy: [
      ['Names', 'Links, separated by commas.'],
      ['Rest', 'How many others there are.'],
    ],
    accessibility: ['Each name is a link, and the commas are read as pauses.'],
    related: ['patterns/LetterIndex'],
    pair: {
      good: [
        'some names, and how many more there are',
        <NameWall
          key="good"
          names={brands.map((name) => ({ name, href: `#${name}` }))}
          rest="and 186 more."
        />,
      ],
      bad: [
        'adjectives between the names',
        <NameWall
          key="bad"
          names={brands.map((name) => ({ name: `the iconic ${name}`, href: `#${name}` }))}
        />,
      ],
    },
  },
  'patterns/ProductGrid': {
    use: 'Products of a listing in two to five columns.',
    avoid: 'For one row use ProductRail. For other things use Grid.',
    anatomy: [['Tiles', 'Rows of picture, brand, name and price align with the neighbours.']],
    accessibility: ['A list with a name, in the order of the listing.'],
    related: ['patterns/ProductTile', 'patterns/ProductRail', 'ui/layout/Grid'],
    pair: {
      good: ['products only, in equal columns', <ProductGrid key="good" label="Bags" products={cards} />],
      bad: [
        'an advertisement where a product was',
        <Stack key="bad" gap={16}>
          <ProductGrid label="Bags with an advertisement" products={cards.slice(0, 1)} />
          <div className="wrong-boxes">
            <Text>Members save 10 %</Text>
          </div>
        </Stack>,
      ],
    },
  },
  'patterns/ProductRail': {
    use: 'A row of products under a heading, on a page about something else.',
    avoid: 'For the products of the page itself use ProductGrid.',
    anatomy: [
      ['Heading', 'Why these products are here.'],
      ['Link', 'To all of them.'],
      ['Products', 'Four on a desktop, a little more than two on a phone.'],
    ],
    accessibility: ['The row scrolls by keyboard; the heading names it.'],
    related: ['patterns/ProductGrid', 'ui/media/Carousel'],
    pair: {
      good: [
        'why they are here, and where the others are',
        <div key="good" className="pair-window">
          <ProductRail
            title="New this week"
            headingLevel={3}
            products={cards}
            link={{ label: 'All 214 arrivals', href: '#new' }}
          />
        </div>,
      ],
      bad: [
        'a heading that fits any product',
        <div key="bad" className="pair-window">
          <ProductRail title="You will love these" headingLevel={3} products={cards} />
        </div>,
      ],
    },
  },
};
