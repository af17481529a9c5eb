import { picture } from '@luxe/contract/samples';
import { AnnouncementLine } from '@luxe/patterns/announcement-line';
import { ArtBanner } from '@luxe/patterns/art-banner';
import { BackLink } from '@luxe/patterns/back-link';
import { FailedScreen } from '@luxe/patterns/failed-screen';
import { CheckoutHeaderBar } from '@luxe/patterns/header-bar';
import { LinkTabs } from '@luxe/patterns/link-tabs';
import { NamedNotes } from '@luxe/patterns/named-notes';
import { EmptyPage } from '@luxe/patterns/state-page';
import { StoreBanner } from '@luxe/patterns/store-banner';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { NavLinks } from '@luxe/ui/nav-links';
import type { SanitisedHtml } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { Wordmark } from '@luxe/ui/wordmark';
import type { Guides } from './guide.ts';

const room = {
  wide: picture('editorial-winter-room-wide', 'A handbag in a lit room'),
  tall: picture('editorial-winter-room-tall', 'A handbag in a lit room'),
} as const;
/** Casts HTML to `SanitisedHtml`. In the shop, only the server's sanitiser may do that. */
const notes = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` as SanitisedHtml;

/** Guides of patterns of pages: their heads and states. A new pattern starts here. */
export const pagePatternGuides: Guides = {
  'patterns/AnnouncementLine': {
    use: 'One fact for every page, above the header: a last day, a free service.',
    avoid: 'For a message that must be answered use StickyBar. For an offer of one page use its content.',
    anatomy: [
      ['Text', 'One sentence.'],
      ['Link', 'To the page about it, if there is one.'],
    ],
    accessibility: ['It is text in the reading order and never moves.'],
    related: ['ui/layers/StickyBar', 'patterns/HeaderBar'],
    pair: {
      good: [
        'a fact with its last day',
        <AnnouncementLine
          key="good"
          text="Gift wrap is free until 24 December."
          link={{ label: 'See the presents', href: '#presents' }}
        />,
      ],
      bad: [
        'pressure without a fact',
        <AnnouncementLine key="bad" text="HURRY! The sale of the year is almost over!!!" link={null} />,
      ],
    },
  },
  'patterns/ArtBanner': {
    use: 'A picture over the full width with a title: the head of an editorial page.',
    avoid: 'For a picture inside a page use Image. For the page of a brand use StoreBanner.',
    anatomy: [
      ['Picture', 'Tall on phones, wide on desktops.'],
      ['Content', 'A title and at most one link, on a quiet part of the picture.'],
    ],
    accessibility: ['The title is text. Its contrast is checked against the picture.'],
    related: ['ui/media/Image', 'patterns/StoreBanner'],
    pair: {
      good: [
        'one title on a quiet part of the picture',
        <div key="good" className="pair-window">
          <ArtBanner image={room}>
            <Heading level={3} size="title-m">
              The winter room
            </Heading>
          </ArtBanner>
        </div>,
      ],
      bad: [
        'title, price and two buttons over the bag',
        <div key="bad" className="pair-window">
          <ArtBanner image={room}>
            <Stack gap={12}>
              <Heading level={3} size="title-m">
                The winter room from ₹94,900
              </Heading>
              <Button>Shop now</Button>
              <Button emphasis="secondary">Get the app</Button>
            </Stack>
          </ArtBanner>
        </div>,
      ],
    },
  },
  'patterns/BackLink': {
    use: 'The page that this one belongs to, above its heading.',
    avoid: 'For a path of several pages use Breadcrumbs.',
    anatomy: [['Label', 'The name of that page.']],
    accessibility: ['It leads to a fixed page, not to the last one of the browser.'],
    related: ['ui/navigation/Breadcrumbs'],
    pair: {
      good: [
        'the name of the page above',
        <BackLink key="good" href="#order">
          Order LX 2611 2048 77
        </BackLink>,
      ],
      bad: [
        '“Back”, to wherever that is',
        <BackLink key="bad" href="#order">
          Back
        </BackLink>,
      ],
    },
  },
  'patterns/FailedScreen': {
    use: 'Replaces a page that failed to load, where its heading failed too.',
    avoid: 'For a part of a page use ErrorState. For a page with a known heading use FailedPage.',
    anatomy: [
      ['Title', 'What could not be shown.'],
      ['Sentence', 'What is unchanged.'],
      ['Retry', 'A button.'],
    ],
    accessibility: ['The title is the h1 of the page and has the focus after a retry that failed.'],
    related: ['ui/feedback/ErrorState', 'patterns/StatePage'],
    pair: {
      good: [
        'what could not be shown, and what is safe',
        <FailedScreen key="good" title="This product could not be shown" onRetry={() => {}}>
          Your bag is unchanged. Try again.
        </FailedScreen>,
      ],
      bad: [
        'an apology with a joke',
        <FailedScreen key="bad" title="Oops! Our elves are on a break" onRetry={() => {}} />,
      ],
    },
  },
  'patterns/HeaderBar': {
    use: 'The header of every page: catalogues, sections, search, bag. Checkout has a smaller one.',
    avoid: 'At the desk and in mails, which have their own.',
    anatomy: [
      ['Catalogues and place', 'A small row above, from 1024 px.'],
      ['Wordmark and sections', 'The main row.'],
      ['Search and icons', 'At its end; on phones the search has a row.'],
    ],
    accessibility: ['A banner landmark after the skip link. Anchors stop below it.'],
    related: ['ui/navigation/NavLinks', 'ui/typography/Wordmark', 'patterns/AnnouncementLine'],
    pair: {
      good: [
        'in checkout: the name, and nothing that leads away',
        <div key="good" className="pair-window">
          <CheckoutHeaderBar
            name={<Wordmark size="s" />}
            note={<Text size="sm">Returns are free for 7 days</Text>}
          />
        </div>,
      ],
      bad: [
        'in checkout: the sections of the shop',
        <div key="bad" className="pair-window">
          <CheckoutHeaderBar
            name={<Wordmark size="s" />}
            note={
              <NavLinks
                label="Sections in checkout"
                items={[
                  { label: 'New', href: '#new' },
                  { label: 'Sale', href: '#sale' },
                ]}
              />
            }
          />
        </div>,
      ],
    },
  },
  'patterns/LinkTabs': {
    use: 'The parts of a page that have addresses of their own: of a store, of the account.',
    avoid: 'For parts without an address use Tabs.',
    anatomy: [
      ['Links', 'Short names; the current one is underlined.'],
      ['Count', 'Where it helps to decide.'],
    ],
    accessibility: ['A navigation landmark; the current link has aria-current.'],
    related: ['ui/navigation/Tabs', 'ui/navigation/NavLinks'],
    pair: {
      good: [
        'nouns for the parts',
        <LinkTabs
          key="good"
          label="Parts of this store"
          items={[
            { label: 'All', href: '#all', current: true },
            { label: 'Saris', href: '#saris', current: false },
          ]}
        />,
      ],
      bad: [
        'commands for the parts',
        <LinkTabs
          key="bad"
          label="Commands of this store"
          items={[
            { label: 'See everything', href: '#all', current: true },
            { label: 'Buy saris', href: '#saris', current: false },
          ]}
        />,
      ],
    },
  },
  'patterns/NamedNotes': {
    use: 'A few promises of the shop in columns, each with its name in bold.',
    avoid: 'For longer text use Prose. For facts of a product use FactList.',
    anatomy: [
      ['Name', 'Two or three words.'],
      ['Note', 'One sentence with the condition.'],
    ],
    accessibility: ['A list. The name is bold text, not a heading.'],
    related: ['ui/typography/Prose', 'ui/typography/FactList'],
    pair: {
      good: [
        'the promise, and its condition',
        <NamedNotes
          key="good"
          html={notes(
            '<strong>Returns</strong> Free within seven days, unworn.',
            '<strong>Repairs</strong> By the brand, for two years.',
          )}
        />,
      ],
      bad: [
        'slogans without a condition',
        <NamedNotes
          key="bad"
          html={notes(
            '<strong>Best service</strong> You deserve it.',
            '<strong>100 % luxury</strong> Because we care.',
          )}
        />,
      ],
    },
  },
  'patterns/StatePage': {
    use: 'A page without content, or one that failed: an empty bag, no orders, a guest.',
    avoid: 'For a part of a page use EmptyState or ErrorState.',
    anatomy: [
      ['Title', 'That of the page.'],
      ['Sentence', 'What is missing.'],
      ['Action', 'The next step.'],
    ],
    accessibility: ['The title is the h1, and has the focus if an action of the shopper emptied the page.'],
    related: ['ui/feedback/EmptyState', 'patterns/FailedScreen'],
    pair: {
      good: [
        'how something gets here',
        <EmptyPage key="good" title="Your orders" action={<Link href="#new">See what is new</Link>}>
          Orders appear here as soon as they are placed.
        </EmptyPage>,
      ],
      bad: [
        'a reproach, and a step back',
        <EmptyPage key="bad" title="So empty!" action={<TextButton>Close</TextButton>}>
          You have not bought anything yet.
        </EmptyPage>,
      ],
    },
  },
  'patterns/StoreBanner': {
    use: 'The head of the page of a brand, in its colours.',
    avoid: 'For an editorial page use ArtBanner. For a physical store use StoreCard.',
    anatomy: [
      ['Kicker, name, text', 'In the typography of the shop.'],
      ['Count and link', 'How much there is.'],
      ['Picture', 'Above the text on phones.'],
    ],
    accessibility: ['Colours of a brand with too little contrast are corrected before they are used.'],
    related: ['patterns/ArtBanner', 'ui/layout/ThemeProvider'],
    pair: {
      good: [
        'who makes it, and how much there is',
        <div key="good" className="pair-window">
          <StoreBanner
            kicker="Designer store"
            name="Oduvia"
            text="Leather from one tannery in Kanpur."
            count="57 items"
          />
        </div>,
      ],
      bad: [
        'the name of the brand as an offer',
        <div key="bad" className="pair-window">
          <StoreBanner
            kicker="Only here!"
            name="Oduvia up to −40 %"
            text="The hottest leather of the season, now cheaper than ever."
            count="Selling fast"
          />
        </div>,
      ],
    },
  },
};
