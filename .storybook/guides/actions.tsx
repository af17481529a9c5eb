import { Button } from '@luxe/ui/button';
import { CopyButton } from '@luxe/ui/copy-button';
import { Heading } from '@luxe/ui/heading';
import { IconButton } from '@luxe/ui/icon-button';
import { Link } from '@luxe/ui/link';
import { LinkArea } from '@luxe/ui/link-area';
import { LinkButton } from '@luxe/ui/link-button';
import { LinkText } from '@luxe/ui/link-text';
import { Menu, MenuDivider, MenuItem } from '@luxe/ui/menu';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextToggle } from '@luxe/ui/text-toggle';
import type { Guides } from './guide.ts';
import { Themes } from './liveExamples.tsx';

export const actionGuides: Guides = {
  'ui/actions/Button': {
    use: 'An action on the current page: add to the bag, save, send.',
    avoid: 'For a link to another page use LinkButton. For a minor action in a line of text use TextButton.',
    anatomy: [
      ['Label', 'A verb, or a verb and its object: “Add to bag”.'],
      ['Icon', 'Before the label, only where it adds to the label.'],
      ['Progress line', 'While the action is pending. The button has the same width.'],
      ['Reason', 'Below a disabled button: why it cannot be pressed now.'],
    ],
    accessibility: [
      'A button with a reason stays in the tab order, and the reason is its description.',
      'A busy button stays focused and ignores presses; aria-busy announces it.',
    ],
    related: ['ui/actions/LinkButton', 'ui/actions/TextButton', 'ui/actions/IconButton'],
    pair: {
      good: [
        'one primary button',
        <Stack key="good" direction="row" gap={12} wrap>
          <Button>Add to bag</Button>
          <Button emphasis="secondary">Buy now</Button>
        </Stack>,
      ],
      bad: [
        'two equal ones',
        <Stack key="bad" direction="row" gap={12} wrap>
          <Button>Add to bag</Button>
          <Button>Buy now</Button>
        </Stack>,
      ],
    },
  },
  'ui/actions/CopyButton': {
    use: 'Copies a text that shoppers need elsewhere: a tracking number, a code, an address.',
    avoid: 'For text that is read only here. Where the text is long, a download is better.',
    anatomy: [
      ['Button', 'A text button: “Copy”.'],
      ['Outcome', 'Beside it, in a live region: “Copied”, or what to do if the browser does not allow it.'],
    ],
    accessibility: ['Name what is copied in aria-label when the label is only “Copy”.'],
    related: ['ui/actions/TextButton'],
    pair: {
      good: [
        'a number that another site asks for',
        <Stack key="good" gap={8} align="start">
          <Text>Tracking number 7751 0042 118</Text>
          <CopyButton
            text="7751 0042 118"
            copiedText="Copied"
            failedText="Select the number to copy it."
            aria-label="Copy the tracking number"
          >
            Copy
          </CopyButton>
        </Stack>,
      ],
      bad: [
        'a sentence that is only read here',
        <Stack key="bad" gap={8} align="start">
          <Text>Your bag left Mumbai this morning.</Text>
          <CopyButton text="Your bag left Mumbai this morning." copiedText="Copied" failedText="Not copied">
            Copy
          </CopyButton>
        </Stack>,
      ],
    },
  },
  'ui/actions/IconButton': {
    use: 'A frequent action with a drawing that everyone knows: close, search, save.',
    avoid: 'For an action that a drawing does not explain, use Button or TextButton with a word.',
    anatomy: [
      ['Icon', '20 px in a target of 44 px.'],
      ['Badge', 'A count at its corner, up to 99+.'],
    ],
    accessibility: [
      'The label is required: it is the accessible name. A count belongs in it: “Bag, 3 items”.',
      'A toggle has pressed, so that its state is announced; its label does not change.',
    ],
    related: ['ui/actions/Button', 'ui/feedback/Badge', 'ui/layers/Tooltip'],
    pair: {
      good: ['known drawings', <IconButton key="good" icon="close" label="Close" />],
      bad: ['a drawing that needs a word', <IconButton key="bad" icon="refresh" label="Exchange the item" />],
    },
  },
  'ui/actions/LinkArea': {
    use: 'Makes a card or row follow the one link in it, wherever it is pressed.',
    avoid: 'For content with more than one link or with a control: then only the title is a link.',
    anatomy: [['Link', 'The title. It is the only tab stop and the only name.']],
    accessibility: [
      'Text in the card can still be selected. The link has a short name, not all of the text.',
    ],
    related: ['ui/actions/Link', 'ui/layout/Rows'],
    pair: {
      good: [
        'a card with one link, its title',
        <LinkArea key="good">
          <Heading level={3} size="title-s">
            <Link href="#winter" tone="bare">
              The winter room
            </Link>
          </Heading>
          <Text tone="secondary">Wool with weight, and one good coat.</Text>
        </LinkArea>,
      ],
      bad: [
        'a card with a button of its own',
        <LinkArea key="bad">
          <Heading level={3} size="title-s">
            <Link href="#warden" tone="bare">
              Warden top-handle bag
            </Link>
          </Heading>
          <TextButton>Add to bag</TextButton>
        </LinkArea>,
      ],
    },
  },
  'ui/actions/LinkButton': {
    use: 'The main way on to another page: “Go to checkout”.',
    avoid: 'For an action on this page use Button. For a link in text use Link.',
    anatomy: [['Label', 'Where it leads.']],
    accessibility: ['It is a link: it opens in a new tab, and Space does not press it.'],
    related: ['ui/actions/Button', 'ui/actions/Link'],
    pair: {
      good: [
        'name the goal',
        <LinkButton key="good" href="#bag">
          Go to my bag
        </LinkButton>,
      ],
      bad: [
        '“Click here”',
        <LinkButton key="bad" href="#bag">
          Click here
        </LinkButton>,
      ],
    },
  },
  'ui/actions/Link': {
    use: 'A link to a page or a place on this page, alone or inside a sentence.',
    avoid: 'For an action use TextButton. For a row of navigation use NavLinks or LinkList.',
    anatomy: [['Text', 'What is behind it. Underlined in every theme, never only coloured.']],
    accessibility: ['The text makes sense without the sentence around it.'],
    related: ['ui/actions/LinkText', 'ui/actions/TextButton', 'ui/navigation/LinkList'],
    pair: {
      good: [
        'link the words that name the page',
        <Text key="good">
          Read{' '}
          <Link href="#care" tone="inline">
            how to care for silk
          </Link>
          .
        </Text>,
      ],
      bad: [
        'link “here”',
        <Text key="bad">
          For the care of silk see{' '}
          <Link href="#care" tone="inline">
            here
          </Link>
          .
        </Text>,
      ],
    },
  },
  'ui/actions/LinkText': {
    use: 'Text that looks like a link, inside a larger link such as a banner.',
    avoid: 'Anywhere else: it is no link and cannot be pressed. Use Link.',
    anatomy: [['Text', 'Part of the name of the link around it.']],
    accessibility: ['It has no role. The link around it is read with all of its text.'],
    related: ['ui/actions/Link', 'ui/actions/LinkArea'],
    pair: {
      good: [
        'the last words of a larger link',
        <a key="good" href="#winter" aria-label="Coats for three weeks of fog. Enter the winter room">
          <Stack gap={8} align="start">
            <Text size="lg">Coats for three weeks of fog</Text>
            <LinkText>Enter the winter room</LinkText>
          </Stack>
        </a>,
      ],
      bad: [
        'words that look like a link, and lead nowhere',
        <Stack key="bad" gap={8} align="start">
          <Text>Every bag comes with the brand’s own papers.</Text>
          <LinkText>About the papers</LinkText>
        </Stack>,
      ],
    },
  },
  'ui/actions/Menu': {
    use: 'Actions on one thing that are used too rarely for buttons of their own.',
    avoid: 'For pages use navigation. For one value of a form use Select.',
    anatomy: [
      ['Trigger', 'A button that names what the actions are for.'],
      ['Items', 'Verbs, the usual ones first.'],
      ['Divider', 'Before actions that destroy something.'],
    ],
    accessibility: ['The items are not in the tab order: arrow keys move between them.'],
    related: ['ui/forms/Select', 'ui/layers/Popover'],
    pair: {
      good: [
        'the usual action as a button, the rare ones in the menu',
        <Stack key="good" direction="row" gap={12} wrap>
          <Button>Track order</Button>
          <Menu trigger={<Button emphasis="plain">More for this order</Button>}>
            <MenuItem icon="download" onSelect={() => {}}>
              Invoice
            </MenuItem>
            <MenuItem icon="return" onSelect={() => {}}>
              Return
            </MenuItem>
            <MenuDivider />
            <MenuItem icon="close" onSelect={() => {}}>
              Cancel order
            </MenuItem>
          </Menu>
        </Stack>,
      ],
      bad: [
        'the only action of an order, behind a word without an object',
        <Menu key="bad" trigger={<Button emphasis="plain">Options</Button>}>
          <MenuItem icon="truck" onSelect={() => {}}>
            Track
          </MenuItem>
        </Menu>,
      ],
    },
  },
  'ui/actions/TextButton': {
    use: 'A minor action in or beside text: “Change”, “Remove”, “Resend”.',
    avoid: 'For the main action use Button. For another page use Link.',
    anatomy: [['Label', 'One verb. It looks like a link, because it is as minor as one.']],
    accessibility: ['Where several have the same label, aria-label names the object: “Remove Warden bag”.'],
    related: ['ui/actions/Button', 'ui/actions/Link'],
    pair: {
      good: [
        'a minor action as text',
        <Stack key="good" direction="row" gap={12} align="baseline">
          <Text>Deliver to 110003</Text>
          <TextButton>Change</TextButton>
        </Stack>,
      ],
      bad: [
        'a second button for it',
        <Stack key="bad" direction="row" gap={12}>
          <Text>Deliver to 110003</Text>
          <Button>Change</Button>
        </Stack>,
      ],
    },
  },
  'ui/actions/TextToggle': {
    use: 'One of a few words that are on or off: theme, language, currency.',
    avoid: 'For a setting of a form use Switch or RadioGroup.',
    anatomy: [['Word', 'Underlined while it is on.']],
    accessibility: ['aria-pressed announces the state. As a submit button it works without scripts.'],
    related: ['ui/forms/Switch', 'ui/navigation/Tabs'],
    pair: {
      good: ['every choice as a word, and the chosen one underlined', <Themes key="good" />],
      bad: [
        'one word that changes with its state',
        <TextToggle key="bad" type="button" pressed={false}>
          Switch to light
        </TextToggle>,
      ],
    },
  },
};
