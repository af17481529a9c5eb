import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { SearchField } from '@luxe/ui/search-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import type { ReactNode } from 'react';
import type { Guides } from './guide.ts';
import { CareDrawer, GiftModal, SortSheet } from './liveExamples.tsx';

/** The content of a layer, as a part of the page. */
const Content = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={16} align="start">
    <Heading level={3} size="title-s">
      {title}
    </Heading>
    {children}
  </Stack>
);

const modal = 'The focus moves into the layer and returns to its trigger; the page behind is out of reach.';

export const layerGuides: Guides = {
  'ui/layers/AlertDialog': {
    use: 'A question before something that cannot be undone: delete an address.',
    avoid: 'For a task use Dialog. For an action that can be undone act at once, with Undo in a Toast.',
    anatomy: [
      ['Question', 'Names the thing: “Delete this address?”'],
      ['Answers', 'The verb of the action, and the answer that changes nothing.'],
    ],
    accessibility: [
      'The focus is on the answer that changes nothing. A press outside does not close it.',
      modal,
    ],
    related: ['ui/layers/Dialog', 'ui/layers/Toast'],
    pair: {
      good: [
        'name the thing, and the verb',
        <Content key="good" title="Delete this address?">
          <Stack direction="row" gap={12} wrap>
            <Button>Delete address</Button>
            <Button emphasis="secondary">Cancel</Button>
          </Stack>
        </Content>,
      ],
      bad: [
        'ask “Are you sure?”',
        <Content key="bad" title="Are you sure?">
          <Stack direction="row" gap={12} wrap>
            <Button>Yes</Button>
            <Button emphasis="secondary">No</Button>
          </Stack>
        </Content>,
      ],
    },
  },
  'ui/layers/BottomSheet': {
    use: 'A task or a list on a phone, from below, with the page still in sight.',
    avoid: 'On wide screens use Drawer or Dialog. For a full task use a page.',
    anatomy: [
      ['Handle', 'Changes the height.'],
      ['Header', 'Title and close button.'],
      ['Footer', 'The main action, always visible.'],
    ],
    accessibility: ['Everything that a drag does, a button does too.', modal],
    related: ['ui/layers/Drawer', 'ui/layers/Dialog', 'ui/layers/LazyBottomSheet'],
    pair: {
      good: [
        'something that belongs to the page',
        <Content key="good" title="Sort by">
          <Text>Newest first</Text>
          <Text>Price, low to high</Text>
        </Content>,
      ],
      bad: [
        'an advertisement that covers it',
        <Content key="bad" title="Our app is here">
          <Button block>Install</Button>
        </Content>,
      ],
    },
  },
  'ui/layers/LazyBottomSheet': {
    use: 'A BottomSheet whose code loads when it first opens.',
    avoid: 'For a sheet that is open at once use BottomSheet.',
    anatomy: [['Trigger', 'Part of the page. The sheet follows on a press.']],
    accessibility: ['If the code does not load, the trigger reports it.', modal],
    related: ['ui/layers/BottomSheet', 'ui/layers/LazyDrawer'],
    pair: {
      good: ['a choice that most shoppers leave as it is', <SortSheet key="good" />],
      bad: [
        'a choice that everyone makes, behind a press',
        <Stack key="bad" gap={12} align="start">
          <Text>Double-faced wool coat</Text>
          <Button aria-haspopup="dialog">Choose a size</Button>
        </Stack>,
      ],
    },
  },
  'ui/layers/Dialog': {
    use: 'A short task that interrupts the page: choose a size, add a message.',
    avoid: 'For a yes or no use AlertDialog. For a long form use a page.',
    anatomy: [
      ['Header', 'Title, description, close button.'],
      ['Body', 'Scrolls by itself.'],
      ['Footer', 'The main action.'],
    ],
    accessibility: ['The title is the name. focusOnMount chooses the first field.', modal],
    related: ['ui/layers/AlertDialog', 'ui/layers/Drawer', 'ui/layers/Popover'],
    pair: {
      good: [
        'one short task',
        <Content key="good" title="Gift message">
          <TextField label="Message" hint="Printed on a card" />
          <Button>Save message</Button>
        </Content>,
      ],
      bad: [
        'a long form',
        <Content key="bad" title="Your details">
          <TextField label="Name" />
          <TextField label="Mobile number" />
          <TextField label="Flat and street" />
          <TextField label="City" />
          <Button>Save</Button>
        </Content>,
      ],
    },
  },
  'ui/layers/Drawer': {
    use: 'A layer from the side for something beside the page: filters, the bag.',
    avoid: 'For a short task use Dialog. On phones a BottomSheet is nearer to the thumb.',
    anatomy: [
      ['Header', 'Title, count, close button.'],
      ['Body', 'As long as needed.'],
      ['Footer', 'The main action, always visible.'],
    ],
    accessibility: [modal],
    related: ['ui/layers/BottomSheet', 'ui/layers/Dialog', 'ui/layers/LazyDrawer'],
    pair: {
      good: [
        'a button that names the result',
        <Content key="good" title="Filters">
          <Text tone="secondary">Black, leather</Text>
          <Button>Show 24 products</Button>
        </Content>,
      ],
      bad: [
        'a button that hides it',
        <Content key="bad" title="Filters">
          <Text tone="secondary">Black, leather</Text>
          <Button>Apply</Button>
        </Content>,
      ],
    },
  },
  'ui/layers/LazyDrawer': {
    use: 'A Drawer whose code loads when it first opens.',
    avoid: 'For a drawer that is open at once use Drawer.',
    anatomy: [['Trigger', 'Part of the page. The drawer follows on a press.']],
    accessibility: ['If the code does not load, the trigger reports it.', modal],
    related: ['ui/layers/Drawer', 'ui/layers/LazyBottomSheet'],
    pair: {
      good: ['details for the few who ask', <CareDrawer key="good" />],
      bad: [
        'the price, which everyone needs at once',
        <Stack key="bad" gap={12} align="start">
          <Text>Box calf, lined in goat suede</Text>
          <TextButton aria-haspopup="dialog">Show price and delivery</TextButton>
        </Stack>,
      ],
    },
  },
  'ui/layers/HoverCard': {
    use: 'A preview of a page beside its link, on wide screens: the bag, the account.',
    avoid: 'For a description use Tooltip, for content that opens on a press Popover.',
    anatomy: [
      ['Link', 'Leads to the same content as a page.'],
      ['Card', 'Opens on hover and focus.'],
    ],
    accessibility: ['It never opens below 1024 px, so its content is available elsewhere.'],
    related: ['ui/layers/Tooltip', 'ui/layers/Popover'],
    pair: {
      good: [
        'a preview, and the page of it',
        <Stack key="good" gap={8} align="start">
          <Text>2 items, ₹3,70,900</Text>
          <Link href="#bag">Go to my bag</Link>
        </Stack>,
      ],
      bad: [
        'facts that are nowhere else',
        <Stack key="bad" gap={8} align="start">
          <Text>2 items, ₹3,70,900</Text>
          <Text>Use the code WINTER</Text>
        </Stack>,
      ],
    },
  },
  'ui/layers/ModalHost': {
    use: 'Shows dialogs that any component opens with useModal, one at a time.',
    avoid: 'For a layer with its trigger beside it use Dialog.',
    anatomy: [['Host', 'Once around the application. Contents load on demand, with a retry.']],
    accessibility: ['A second modal waits for the first, so focus is never trapped twice.'],
    related: ['ui/layers/Dialog'],
    pair: {
      good: ['one question, and its answer on the page', <GiftModal key="good" />],
      bad: [
        'a question that leads to the next one',
        <Content key="bad" title="Gift message">
          <Text tone="secondary">You need an account to add a message.</Text>
          <Stack direction="row" gap={12} wrap>
            <Button aria-haspopup="dialog">Log in</Button>
            <Button emphasis="secondary" aria-haspopup="dialog">
              See our gift cards
            </Button>
          </Stack>
        </Content>,
      ],
    },
  },
  'ui/layers/NavDrawer': {
    use: 'The navigation on phones, with two levels.',
    avoid: 'On wide screens use NavLinks with NavPanel.',
    anatomy: [
      ['First level', 'Rows of 56 px.'],
      ['Second level', 'Replaces the first, with a way back.'],
    ],
    accessibility: ['The title of the second level receives the focus; Escape goes back one level.', modal],
    related: ['ui/navigation/NavPanel', 'ui/layers/Drawer'],
    pair: {
      good: [
        'the names of the pages',
        <Stack key="good" gap={12} align="start">
          <Link href="#bags">Bags</Link>
          <Link href="#shoes">Shoes</Link>
          <Link href="#orders">My orders</Link>
        </Stack>,
      ],
      bad: [
        'promises between them',
        <Stack key="bad" gap={12} align="start">
          <Link href="#bags">Bags up to 40 % off</Link>
          <Link href="#shoes">Shoes you will love</Link>
          <Text weight="semibold">Free delivery today</Text>
        </Stack>,
      ],
    },
  },
  'ui/layers/Popover': {
    use: 'A short text or a few controls beside their trigger: how a price is made up.',
    avoid: 'To block the page use Dialog. To describe a control use Tooltip.',
    anatomy: [
      ['Trigger', 'A button.'],
      ['Panel', 'Closes on Escape and on a press elsewhere.'],
    ],
    accessibility: ['The focus moves into it when a press opens it. The page stays usable.'],
    related: ['ui/layers/Dialog', 'ui/layers/Tooltip', 'ui/layers/HoverCard'],
    pair: {
      good: [
        'details that few need',
        <Content key="good" title="Delivery charge">
          <Text tone="secondary">Free above ₹5,000. Below that, ₹99 for each parcel.</Text>
        </Content>,
      ],
      bad: [
        'a fact that everyone needs',
        <Content key="bad" title="Note">
          <Text tone="secondary">This item cannot be returned.</Text>
        </Content>,
      ],
    },
  },
  'ui/layers/StickyBar': {
    use: 'A message that stays until it is answered: a new version, cookies.',
    avoid: 'For the outcome of an action use Toast. Never two at a time.',
    anatomy: [
      ['Title', 'What it is about.'],
      ['Actions', 'At most two.'],
    ],
    accessibility: ['It never takes the focus. It comes last in the tab order.'],
    related: ['ui/layers/Toast', 'ui/layout/ActionBar'],
    pair: {
      good: [
        'one question with its answers',
        <Stack key="good" direction="row" gap={12} wrap>
          <Text>A new version of this page is ready.</Text>
          <TextButton>Reload</TextButton>
          <TextButton>Later</TextButton>
        </Stack>,
      ],
      bad: [
        'an offer that stays in the way',
        <Stack key="bad" direction="row" gap={12} wrap>
          <Text weight="semibold">Only today: 10 % off!</Text>
          <Button>Shop now</Button>
        </Stack>,
      ],
    },
  },
  'ui/layers/Toast': {
    use: 'The outcome of an action, with a way back: “Removed” and its “Undo”.',
    avoid: 'For errors of a form use the fields. For what must not be missed use Notice.',
    anatomy: [
      ['Text', 'One sentence.'],
      ['Action', 'One: undo, or a link to the result.'],
    ],
    accessibility: ['F8 moves to it, and it stays while it has focus or a pointer.'],
    related: ['ui/layers/StickyBar', 'ui/feedback/Notice'],
    pair: {
      good: [
        'the outcome, and a way back',
        <Stack key="good" direction="row" gap={12} wrap>
          <Text>Removed from your wishlist.</Text>
          <TextButton>Undo</TextButton>
        </Stack>,
      ],
      bad: ['“Success”', <Text key="bad">Success!</Text>],
    },
  },
  'ui/layers/Tooltip': {
    use: 'A short description of a control: what an icon does.',
    avoid: 'For anything essential: touch does not open it. For controls use Popover.',
    anatomy: [['Text', 'A few words, without links.']],
    accessibility: ['It is the description of its control and closes on Escape (WCAG 1.4.13).'],
    related: ['ui/layers/Popover', 'ui/actions/IconButton'],
    pair: {
      good: [
        'what a drawing does',
        <Text key="good" size="sm">
          Copy the order number
        </Text>,
      ],
      bad: [
        'a rule',
        <Text key="bad" size="sm">
          Returns end 7 days after delivery.
        </Text>,
      ],
    },
  },
  'ui/layers/TopSheet': {
    use: 'The search: a layer from above, as wide as the page.',
    avoid: 'For everything else use Dialog or Drawer.',
    anatomy: [['Content', 'Includes its own close button. The title is only for screen readers.']],
    accessibility: [modal],
    related: ['ui/layers/Dialog', 'ui/forms/SearchField'],
    pair: {
      good: [
        'the search and what was searched before',
        <Stack key="good" gap={12}>
          <SearchField label="Search products" />
          <Text tone="secondary">Silk stole</Text>
        </Stack>,
      ],
      bad: [
        'the search below an advertisement',
        <Stack key="bad" gap={12}>
          <div className="wrong-boxes">
            <Text>Flat 20 % off on your first order</Text>
          </div>
          <SearchField label="Search products" />
        </Stack>,
      ],
    },
  },
};
