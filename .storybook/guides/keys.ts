/** Keys of a component and their effect. Keys are named as on the keyboard. */
export type Walk = readonly (readonly [keys: string, does: string])[];

/** Keyboard operation of a composite component. */
export interface KeyMap {
  readonly name: string;
  /** Title in the sidebar. */
  readonly title: string;
  readonly keys: Walk;
  /** What a screen reader announces without a change of focus; undefined if it announces nothing. */
  readonly announced?: string;
  readonly focus?: string;
}

const group = 'One tab stop for the group. Tab leaves from the chosen item.';

/**
 * The keys of composite components, as the WAI-ARIA Authoring Practices define them. Native buttons, links
 * and plain fields are not listed.
 */
export const keyMaps: readonly KeyMap[] = [
  {
    name: 'Dialog, AlertDialog, Drawer, BottomSheet, TopSheet, LazyDrawer, LazyBottomSheet, ModalHost',
    title: 'ui/layers/Dialog',
    keys: [
      ['Tab, Shift+Tab', 'move inside the layer; the page behind is out of reach'],
      ['Esc', 'closes; a dialog above another returns to it'],
    ],
    announced: 'The title, and the description if there is one, when it opens.',
    focus:
      'Moves to the field with focusOnMount, otherwise to the panel; in an AlertDialog to the answer that changes nothing. On closing, returns to the trigger, or to the nearest element that is left.',
  },
  {
    name: 'Popover',
    title: 'ui/layers/Popover',
    keys: [
      ['Enter, Space', 'open and close it from its trigger'],
      ['Esc', 'closes only the popover, not the dialog it is in'],
    ],
    focus: 'Moves into it when a press opens it; returns to the trigger when it closes.',
  },
  {
    name: 'Tooltip',
    title: 'ui/layers/Tooltip',
    keys: [
      ['Tab', 'shows it at once when its trigger receives focus'],
      ['Esc', 'closes it; focus stays'],
    ],
    announced: 'The tooltip is the description of its trigger.',
  },
  {
    name: 'Menu',
    title: 'ui/actions/Menu',
    keys: [
      ['Enter, Space, ↓', 'open it, on its first item'],
      ['↑, ↓', 'move, and wrap at the ends'],
      ['Home, End', 'first and last item'],
      ['A letter', 'jumps to the next item that begins with it'],
      ['→, ←', 'enter and leave a submenu'],
      ['Esc, Tab', 'close'],
    ],
    focus: 'Returns to the button on closing, even when the item is gone.',
  },
  {
    name: 'Tabs',
    title: 'ui/navigation/Tabs',
    keys: [
      ['←, →', 'move and choose, wrap at the ends and skip disabled tabs'],
      ['Home, End', 'first and last tab'],
      ['Tab', 'moves to the panel'],
    ],
    focus: group,
  },
  {
    name: 'Accordion',
    title: 'ui/navigation/Accordion',
    keys: [
      ['Enter, Space', 'open and close a section'],
      ['Tab', 'from heading to heading, and into open content'],
    ],
    announced: 'The heading reports whether it is expanded.',
  },
  {
    name: 'Disclosure',
    title: 'ui/navigation/Disclosure',
    keys: [
      ['Enter, Space', 'open and close it'],
      ['Tab', 'from row to row, and into open content'],
    ],
    announced: 'The row reports whether it is expanded. It is a details element and works without scripts.',
  },
  {
    name: 'Combobox',
    title: 'ui/forms/Combobox',
    keys: [
      ['↓, ↑', 'open the list and move in it; focus stays in the field'],
      ['Alt+↓', 'opens the list without moving'],
      ['Home, End', 'first and last option'],
      ['Enter', 'chooses the option'],
      ['Esc', 'closes only the list'],
    ],
    announced: 'The number of options, no match, or a loading failure.',
  },
  {
    name: 'DateField',
    title: 'ui/forms/DateField',
    keys: [
      ['←, →', 'move between parts of the date at their edges; by day in the calendar'],
      ['↑, ↓', 'by week in the calendar'],
      ['Home, End', 'start and end of the week'],
      ['Page Up, Page Down', 'by month'],
      ['Enter', 'chooses the day'],
      ['Esc', 'closes the calendar and returns to its button'],
    ],
    announced: 'The full date in words, once it is complete.',
  },
  {
    name: 'RadioGroup, RadioPanels, ChoiceTiles',
    title: 'ui/forms/RadioGroup',
    keys: [
      ['↑, ↓, ←, →', 'move and choose, and wrap at the ends'],
      ['Space', 'chooses'],
    ],
    focus: group,
  },
  {
    name: 'RangeSlider',
    title: 'ui/forms/RangeSlider',
    keys: [
      ['↑, ↓, ←, →', 'move the handle by a step'],
      ['Page Up, Page Down', 'by a larger step'],
      ['Home, End', 'to the minimum and maximum'],
    ],
    announced: 'The value in words, with its unit.',
    focus: 'Each handle is a tab stop.',
  },
  {
    name: 'QuantityStepper',
    title: 'ui/forms/QuantityStepper',
    keys: [['Enter, Space', 'one more, one fewer, from the two buttons']],
    announced: 'The new quantity, and that it is busy while it is saved.',
  },
  {
    name: 'OneTimeCodeField',
    title: 'ui/forms/OneTimeCodeField',
    keys: [
      ['Digits', 'fill the six boxes of a single field'],
      ['Ctrl+V', 'accepts a code with spaces or dashes'],
    ],
    announced: 'One field with one name; a wrong code is its error.',
  },
  {
    name: 'Stepper',
    title: 'ui/navigation/Stepper',
    keys: [['Tab, Enter', 'open a completed step']],
    announced: 'The current step.',
  },
  {
    name: 'Carousel',
    title: 'ui/media/Carousel',
    keys: [
      ['←, →', 'next and previous'],
      ['Home, End', 'first and last'],
    ],
    announced: 'The visible items of the total, after each move. It never moves by itself.',
  },
  {
    name: 'Gallery',
    title: 'ui/media/Gallery',
    keys: [
      ['←, →, Home, End', 'move along the strip'],
      ['Enter', 'enlarges the picture'],
      ['+, −, 0', 'zoom in, out and back'],
      ['↑, ↓, ←, →', 'move the enlarged picture'],
      ['Esc', 'closes; focus returns to the picture'],
    ],
    announced: 'The number of the picture, the total, and the zoom level.',
  },
  {
    name: 'NavDrawer',
    title: 'ui/layers/NavDrawer',
    keys: [
      ['Enter', 'opens the second level of a row, or follows its link'],
      ['Esc', 'goes back one level, then closes'],
    ],
    focus: 'Moves to the title of the second level, and back to its row.',
  },
  {
    name: 'HoverCard',
    title: 'ui/layers/HoverCard',
    keys: [
      ['Tab', 'opens the card at its link, then moves into it'],
      ['Esc', 'closes the card and returns to the link'],
    ],
  },
  {
    name: 'NavPanel',
    title: 'ui/navigation/NavPanel',
    keys: [
      ['↓, Space', 'open the panel of the focused link, on its first link'],
      ['Enter, Space', 'open it from its opener button'],
      ['Esc', 'closes it and returns to the control that opened it'],
    ],
    announced: 'The opener reports whether its panel is open.',
  },
  {
    name: 'VideoPlayer, Film',
    title: 'ui/media/VideoPlayer',
    keys: [
      ['Space, K', 'play and pause'],
      ['←, →', 'five seconds back and forward'],
      ['↑, ↓', 'louder and quieter'],
      ['Home, End', 'start and end'],
      ['M, C, F', 'sound, captions, full screen'],
    ],
    announced: 'The position, when it is moved.',
  },
  {
    name: 'Toast',
    title: 'ui/layers/Toast',
    keys: [
      ['F8', 'moves to the toast, which stays open while it has focus'],
      ['Esc', 'closes it and returns focus'],
    ],
    announced: 'Politely; errors assertively. It never takes focus by itself.',
  },
];

const press: Walk = [['Enter, Space', 'press it']];
const follow: Walk = [['Enter', 'follows the link']];
const toggle: Walk = [['Space', 'turns it on or off']];
const expand: Walk = [['Enter, Space', 'open and close it']];

/** The keys of components that are a native control. Fields that are typed into have none of their own. */
const nativeKeys: Readonly<Record<string, Walk>> = {
  'ui/actions/Button': press,
  'ui/actions/CopyButton': press,
  'ui/actions/IconButton': press,
  'ui/actions/TextButton': press,
  'ui/actions/TextToggle': press,
  'ui/actions/Link': follow,
  'ui/actions/LinkArea': follow,
  'ui/actions/LinkButton': follow,
  'ui/forms/Checkbox': toggle,
  'ui/forms/Switch': toggle,
  'ui/forms/Select': [
    ['↑, ↓', 'choose'],
    ['Alt+↓', 'opens the list'],
    ['A letter', 'jumps to the next value that begins with it'],
  ],
  'ui/forms/FileField': [
    ['Enter, Space', 'open the dialog of the system'],
    ['Tab', 'moves to the button that removes each file'],
  ],
  'ui/forms/SearchField': [
    ['Enter', 'searches'],
    ['Esc', 'clears it'],
  ],
  'ui/forms/RadioTable': [['↑, ↓, ←, →', 'move and choose, and wrap at the ends']],
  'ui/navigation/Breadcrumbs': follow,
  'ui/navigation/Chip': [['Enter', 'removes the value']],
  'ui/navigation/InlineDisclosure': expand,
  'ui/navigation/LinkList': follow,
  'ui/navigation/LoadMore': press,
  'ui/navigation/NavLinks': follow,
  'ui/navigation/Pagination': follow,
  'ui/navigation/SkipLink': [['Tab, Enter', 'reach it first, and jump to the content']],
};

/** The keys of a component, what is announced, and where the focus goes. */
export function keysOf(title: string): { walk: Walk } & Pick<KeyMap, 'announced' | 'focus'> {
  const name = title.slice(title.lastIndexOf('/') + 1);
  const map = keyMaps.find((one) => one.title === title || one.name.split(', ').includes(name));
  return map ? { ...map, walk: map.keys } : { walk: nativeKeys[title] ?? [] };
}
