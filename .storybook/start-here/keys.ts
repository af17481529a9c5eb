/** What a key does in a component. Keys are written as they stand on the keyboard. */
type Walk = readonly (readonly [keys: string, does: string])[];

/** What a composite component answers to, and what it says. */
export interface KeyMap {
  readonly name: string;
  /** Its title in the sidebar. */
  readonly title: string;
  readonly keys: Walk;
  /** What is announced without focus moving, if anything is. */
  readonly announced?: string;
  readonly focus?: string;
}

const group = 'One stop for the whole group; Tab leads on from the one that is chosen.';

/** Components of several parts, by the WAI-ARIA practices. Buttons, links and plain fields are the platform's own and are not listed. */
export const keyMaps: readonly KeyMap[] = [
  {
    name: 'Dialog, AlertDialog, Drawer, BottomSheet',
    title: 'ui/layers/Dialog',
    keys: [
      ['Tab, Shift+Tab', 'go round inside; the page behind cannot be reached'],
      ['Esc', 'closes; a dialog over a dialog goes back one step'],
    ],
    announced: 'Its title, and its description where it has one, when it opens.',
    focus:
      'To the field with focusOnMount, else to the panel; in an AlertDialog to the answer that changes nothing. On closing, back to what opened it, or to the nearest place that is left.',
  },
  {
    name: 'Popover',
    title: 'ui/layers/Popover',
    keys: [
      ['Enter, Space', 'open and close it from its trigger'],
      ['Esc', 'closes it alone, not the dialog it is in'],
    ],
    focus: 'Into it when it opens by a press; back to the trigger when it closes.',
  },
  {
    name: 'Tooltip',
    title: 'ui/layers/Tooltip',
    keys: [
      ['Tab', 'shows it at once where focus stands'],
      ['Esc', 'closes it; focus stays'],
    ],
    announced: 'It is the description of its trigger.',
  },
  {
    name: 'Menu',
    title: 'ui/actions/Menu',
    keys: [
      ['Enter, Space, ↓', 'open it, on its first item'],
      ['↑, ↓', 'move, round the ends'],
      ['Home, End', 'first and last item'],
      ['A letter', 'jumps to the next item that begins with it'],
      ['→, ←', 'into a menu in the menu, and out'],
      ['Esc, Tab', 'close'],
    ],
    focus: 'Back to the button on closing, even when the item is gone.',
  },
  {
    name: 'Tabs',
    title: 'ui/navigation/Tabs',
    keys: [
      ['←, →', 'move and choose, round the ends and past what is disabled'],
      ['Home, End', 'first and last tab'],
      ['Tab', 'leaves for the panel'],
    ],
    focus: group,
  },
  {
    name: 'Accordion, Disclosure',
    title: 'ui/navigation/Accordion',
    keys: [
      ['Enter, Space', 'open and close a part'],
      ['Tab', 'from heading to heading, and into what is open'],
    ],
    announced:
      'The heading says whether it is expanded. Disclosure is a details element and works without scripts.',
  },
  {
    name: 'Combobox',
    title: 'ui/forms/Combobox',
    keys: [
      ['↓, ↑', 'open the list and move in it; focus stays in the field'],
      ['Alt+↓', 'opens the list without moving'],
      ['Home, End', 'first and last option'],
      ['Enter', 'takes the option'],
      ['Esc', 'closes the list, and only the list'],
    ],
    announced: 'How many options there are, that none fits, or that they could not be had.',
  },
  {
    name: 'DateField',
    title: 'ui/forms/DateField',
    keys: [
      ['←, →', 'from part to part at the edges of a part; by day in the calendar'],
      ['↑, ↓', 'by week in the calendar'],
      ['Home, End', 'ends of the week'],
      ['Page Up, Page Down', 'by month'],
      ['Enter', 'takes the day'],
      ['Esc', 'closes the calendar and returns to its button'],
    ],
    announced: 'The whole date in words once it is complete.',
  },
  {
    name: 'RadioGroup, RadioPanels, ChoiceTiles',
    title: 'ui/forms/RadioGroup',
    keys: [
      ['↑, ↓, ←, →', 'move and choose, round the ends'],
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
      ['Home, End', 'to the end of its way'],
    ],
    announced: 'The value in words, with its unit.',
    focus: 'Each handle is a stop of its own.',
  },
  {
    name: 'QuantityStepper',
    title: 'ui/forms/QuantityStepper',
    keys: [['Enter, Space', 'one more, one fewer, from the two buttons']],
    announced: 'The new number. While it is saved it says that it is busy.',
  },
  {
    name: 'OneTimeCodeField',
    title: 'ui/forms/OneTimeCodeField',
    keys: [
      ['Digits', 'fill the six places of what is one field'],
      ['Ctrl+V', 'takes a code with spaces or dashes'],
    ],
    announced: 'One field with one name; a wrong code is its error.',
  },
  {
    name: 'Stepper',
    title: 'ui/navigation/Stepper',
    keys: [['Tab, Enter', 'to a step that is done, and back to it']],
    announced: 'The step that is current.',
  },
  {
    name: 'Carousel',
    title: 'ui/media/Carousel',
    keys: [
      ['←, →', 'one on, one back'],
      ['Home, End', 'first and last'],
    ],
    announced: 'Which of how many are in view, after a turn. It never moves by itself.',
  },
  {
    name: 'Gallery',
    title: 'ui/media/Gallery',
    keys: [
      ['←, →, Home, End', 'along the strip'],
      ['Enter', 'opens the picture large'],
      ['+, −, 0', 'zoom in, out and back'],
      ['↑, ↓, ←, →', 'move the enlarged picture'],
      ['Esc', 'closes; focus returns to the picture'],
    ],
    announced: 'Which picture of how many, and how much it is enlarged.',
  },
  {
    name: 'Toast',
    title: 'ui/layers/Toast',
    keys: [
      ['F8', 'leads to the toast, which waits while it has focus'],
      ['Esc', 'takes it away and gives focus back'],
    ],
    announced: 'Politely; an error at once. It never takes focus by itself.',
  },
];
