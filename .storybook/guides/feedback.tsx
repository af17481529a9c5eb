import { Badge } from '@luxe/ui/badge';
import { BusyArea } from '@luxe/ui/busy-area';
import { EmptyState } from '@luxe/ui/empty-state';
import { ErrorState } from '@luxe/ui/error-state';
import { FactList } from '@luxe/ui/fact-list';
import { IconButton } from '@luxe/ui/icon-button';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { PageLoader } from '@luxe/ui/page-loader';
import { ProgressBar } from '@luxe/ui/progress-bar';
import { ShareBar } from '@luxe/ui/share-bar';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Timeline } from '@luxe/ui/timeline';
import type { Guides } from './guide.ts';
import { bagPicture } from './liveExamples.tsx';

export const feedbackGuides: Guides = {
  'ui/feedback/Badge': {
    use: 'A count on a control: items in the bag, unread messages.',
    avoid: 'For words use Tag. Zero is not shown.',
    anatomy: [['Number', 'Up to 99; more is “99+”.']],
    accessibility: ['It is hidden from assistive technology. The name of the control has the count.'],
    related: ['ui/actions/IconButton', 'ui/typography/Tag'],
    pair: {
      good: [
        'a count at the corner of its control',
        <IconButton key="good" icon="bag" label="Bag, 3 items" badge={3} />,
      ],
      bad: [
        'a number that stands for a word',
        <Stack key="bad" direction="row" gap={8} align="center">
          <Text>New arrivals</Text>
          <Badge count={1} />
        </Stack>,
      ],
    },
  },
  'ui/feedback/BusyArea': {
    use: 'Content that is about to be replaced by similar content: a list with another filter.',
    avoid: 'For content that has not loaded yet use Loader with Skeleton.',
    anatomy: [['Content', 'It stays, and its pictures fade.']],
    accessibility: ['aria-busy is set meanwhile. Announce the result once, for example the new count.'],
    related: ['ui/feedback/Loader', 'ui/feedback/Skeleton'],
    pair: {
      good: [
        'the last result stays, faded, until the next one',
        <BusyArea key="good" busy>
          <Stack gap={8}>
            <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
            <Text>Warden top-handle bag</Text>
          </Stack>
        </BusyArea>,
      ],
      bad: [
        'an empty page after each filter',
        <Stack key="bad" gap={8}>
          <Skeleton shape="block" />
          <Skeleton />
        </Stack>,
      ],
    },
  },
  'ui/feedback/EmptyState': {
    use: 'A page or part without content yet: an empty bag, no orders.',
    avoid: 'For content that failed to load use ErrorState. For one missing value use a dash.',
    anatomy: [
      ['Title', 'Names the page or part.'],
      ['Sentence', 'What is missing, and how it gets here.'],
      ['Link', 'One way on.'],
    ],
    accessibility: ['The title is a heading of the right level.'],
    related: ['ui/feedback/ErrorState', 'patterns/StatePage'],
    pair: {
      good: [
        'one sentence and one way on',
        <EmptyState
          key="good"
          title="Wishlist"
          action={
            <Link href="#bags" tone="quiet">
              Browse bags
            </Link>
          }
        >
          Nothing saved yet. Tap a heart to save an item here.
        </EmptyState>,
      ],
      bad: [
        'nothing but the fact',
        <EmptyState key="bad" title="Wishlist">
          No data.
        </EmptyState>,
      ],
    },
  },
  'ui/feedback/ErrorState': {
    use: 'Replaces a part of the page that failed to load, with the next step.',
    avoid: 'For wrong input use the error of the field. For a message beside its cause use Notice.',
    anatomy: [
      ['Title', 'What did not work.'],
      ['Sentence', 'What has not been lost.'],
      ['Retry', 'A button, while trying again makes sense.'],
    ],
    accessibility: ['The rest of the page stays usable. After a retry the focus is on the new content.'],
    related: ['ui/feedback/EmptyState', 'ui/feedback/Notice'],
    pair: {
      good: [
        'name what did not load',
        <ErrorState key="good" title="Delivery dates did not load" onRetry={() => {}}>
          Your bag is unchanged. Try again.
        </ErrorState>,
      ],
      bad: [
        'a code, and no way on',
        <ErrorState key="bad" title="Error 503">
          Service unavailable.
        </ErrorState>,
      ],
    },
  },
  'ui/feedback/Loader': {
    use: 'Shows that a part of the page is loading, once the wait has lasted 170 ms.',
    avoid: 'For another page use PageLoader. For content that is replaced use BusyArea.',
    anatomy: [['Placeholder', 'A line, or skeletons of the size of the content.']],
    accessibility: ['A status announces the label once. It never covers the page.'],
    related: ['ui/feedback/PageLoader', 'ui/feedback/Skeleton', 'ui/feedback/BusyArea'],
    pair: {
      good: [
        'skeletons with the size of what comes',
        <Loader key="good" active label="Loading delivery dates">
          <Stack gap={12}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={2} />
          </Stack>
        </Loader>,
      ],
      bad: [
        'a line, and a page that moves when the dates arrive',
        <Stack key="bad" gap={8}>
          <Loader active label="Loading" />
          <Text>Returns are free for 7 days.</Text>
        </Stack>,
      ],
    },
  },
  'ui/feedback/Notice': {
    use: 'A message in the page, next to its cause: what happened and what follows from it.',
    avoid: 'For the outcome of an action use Toast. For an error of one field use the field.',
    anatomy: [
      ['Icon', 'Shows the tone, so that colour is not the only sign.'],
      ['Title', 'What happened, in one sentence.'],
      ['Text', 'The consequence, or what to do next.'],
      ['Action', 'One link or button that resolves it.'],
    ],
    accessibility: [
      'Set live for a notice that appears after an action: errors are announced at once, others politely.',
    ],
    related: ['ui/layers/Toast', 'ui/feedback/ErrorState'],
    pair: {
      good: [
        'state what follows',
        <Notice key="good" title="Quantity changed to 1">
          Only one is left in this size.
        </Notice>,
      ],
      bad: [
        'alarm without a cause',
        <Notice key="bad" tone="error" title="Attention! Your bag has changed!" />,
      ],
    },
  },
  'ui/feedback/PageLoader': {
    use: 'Shows that another page is opening: a line at the top of the window.',
    avoid: 'For a part of a page use Loader.',
    anatomy: [['Line', 'As wide as the window, above everything.']],
    accessibility: ['Announces “Loading the page” once. The new page announces its title.'],
    related: ['ui/feedback/Loader'],
    pair: {
      good: [
        'a line above the page, which stays readable',
        <div key="good" className="pair-window">
          <PageLoader active />
          <Stack gap={8} align="start">
            <Text weight="medium">Warden top-handle bag</Text>
            <Text tone="secondary">Box calf, oxblood</Text>
          </Stack>
        </div>,
      ],
      bad: [
        'a curtain over the page',
        <div key="bad" className="pair-window">
          <Text tone="secondary" align="center">
            Please wait while we prepare your luxury experience…
          </Text>
        </div>,
      ],
    },
  },
  'ui/feedback/ProgressBar': {
    use: 'How much of a known amount is done: products seen, bytes of a file sent.',
    avoid: 'For steps of a task use Stepper. For an unknown duration use Loader.',
    anatomy: [
      ['Label', 'The amount in words.'],
      ['Bar', '3 px high.'],
    ],
    accessibility: ['The label states the same as the bar: “24 of 57 products seen”.'],
    related: ['ui/feedback/ShareBar', 'ui/navigation/Stepper'],
    pair: {
      good: [
        'state the amount',
        <ProgressBar key="good" label="24 of 57 products seen" value={24} max={57} />,
      ],
      bad: ['leave it to the bar', <ProgressBar key="bad" label="Progress" value={24} max={57} />],
    },
  },
  'ui/feedback/ShareBar': {
    use: 'How a sum is divided: credits by source.',
    avoid: 'For progress use ProgressBar. Never without the amounts beside it.',
    anatomy: [['Shares', 'The largest first, each in another shade.']],
    accessibility: ['It is only a picture. A list beside it has the amounts.'],
    related: ['ui/feedback/ProgressBar', 'ui/typography/FactList'],
    pair: {
      good: [
        'the amounts below, in the same order',
        <Stack key="good" gap={12}>
          <ShareBar shares={[9000, 5000, 250]} />
          <FactList
            facts={[
              { term: 'Refunds', value: '₹9,000' },
              { term: 'Gift cards', value: '₹5,000' },
              { term: 'Rewards', value: '₹250' },
            ]}
          />
        </Stack>,
      ],
      bad: [
        'colours without amounts',
        <Stack key="bad" gap={12}>
          <ShareBar shares={[9000, 5000, 250]} />
          <Text tone="secondary">Your credit by source</Text>
        </Stack>,
      ],
    },
  },
  'ui/feedback/Skeleton': {
    use: 'A placeholder with the size of the content that loads, so that nothing moves later.',
    avoid: 'For content that takes less than a moment, and for unknown sizes.',
    anatomy: [['Shape', 'A line of text, a picture or a block.']],
    accessibility: ['It is hidden from assistive technology; the Loader around it announces.'],
    related: ['ui/feedback/Loader'],
    pair: {
      good: ['draw the lines to come', <Skeleton key="good" lines={3} />],
      bad: ['write “Loading…”', <Text key="bad">Loading…</Text>],
    },
  },
  'ui/feedback/Timeline': {
    use: 'Dated steps of something that happens over days: the way of an order.',
    avoid: 'For steps that the shopper does now use Stepper.',
    anatomy: [
      ['Dot', 'Done, current in the accent colour, or to come.'],
      ['Title and date', 'What happened and when.'],
    ],
    accessibility: ['It is an ordered list. The state of each step is part of its text.'],
    related: ['ui/navigation/Stepper', 'ui/navigation/LevelLine'],
    pair: {
      good: [
        'what happened, and when',
        <Timeline
          key="good"
          label="Order LX 2611 2048 77"
          steps={[
            { key: 'packed', title: 'Packed, with papers and dust bag', detail: '21 Nov', state: 'DONE' },
            { key: 'shipped', title: 'Left Mumbai', detail: '22 Nov', state: 'CURRENT' },
            { key: 'delivered', title: 'Delivered', detail: '24 Nov, by 8 pm', state: 'UPCOMING' },
          ]}
        />,
      ],
      bad: [
        'the words of the warehouse, without a day',
        <Timeline
          key="bad"
          label="Order LX 2611 2048 77, as the warehouse names it"
          steps={[
            { key: 'manifest', title: 'Manifested', state: 'DONE' },
            { key: 'scan', title: 'In-scan at hub DEL-2', state: 'CURRENT' },
            { key: 'pod', title: 'POD pending', state: 'UPCOMING' },
          ]}
        />,
      ],
    },
  },
};
