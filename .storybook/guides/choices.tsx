import { Checkbox } from '@luxe/ui/checkbox';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Combobox } from '@luxe/ui/combobox';
import { RadioGroup } from '@luxe/ui/radio-group';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { RadioTable } from '@luxe/ui/radio-table';
import { RangeInputs } from '@luxe/ui/range-inputs';
import { RangeSlider } from '@luxe/ui/range-slider';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Switch } from '@luxe/ui/switch';
import { TextField } from '@luxe/ui/text-field';
import type { Guides } from './guide.ts';
import { ThreeLeft, rupees } from './liveExamples.tsx';

const one = 'One tab stop for the group; the arrow keys choose.';
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const cities = [
  { value: 'blr', label: 'Bengaluru', detail: 'Karnataka' },
  { value: 'hyd', label: 'Hyderabad', detail: 'Telangana' },
  { value: 'bom', label: 'Mumbai', detail: 'Maharashtra' },
  { value: 'nvm', label: 'Navi Mumbai', detail: 'Maharashtra' },
  { value: 'del', label: 'New Delhi', detail: 'Delhi' },
];
const sizes = ['S', 'M', 'L'].map((label) => ({ value: label, label }));

/** Guides of controls that shoppers choose with. */
export const choiceGuides: Guides = {
  'ui/forms/Checkbox': {
    use: 'One thing that is true or not, or several of a list; sent with its form.',
    avoid: 'For a setting that applies at once use Switch. For one of several use RadioGroup.',
    anatomy: [
      ['Box and label', 'One target.'],
      ['Note', 'The consequence.'],
    ],
    accessibility: ['The label is an affirmative sentence: “Add a message”.'],
    related: ['ui/forms/Switch', 'ui/forms/RadioGroup'],
    pair: {
      good: ['an affirmative label', <Checkbox key="good" label="Send me offers" />],
      bad: ['a double negative', <Checkbox key="bad" label="Do not send me offers" defaultChecked />],
    },
  },
  'ui/forms/ChoiceTiles': {
    use: 'One of a few short values that are compared at a glance: sizes, amounts.',
    avoid: 'For values with explanations use RadioGroup. For many values use Select.',
    anatomy: [
      ['Tiles', 'The chosen one is filled.'],
      ['Unavailable tile', 'Stays, struck through, with its reason.'],
    ],
    accessibility: [one, 'The reason is part of the name of an unavailable tile.'],
    related: ['ui/forms/RadioGroup', 'ui/forms/Select', 'patterns/SizePicker'],
    pair: {
      good: [
        'all sizes, also the one without stock',
        <ChoiceTiles
          key="good"
          legend="Size"
          name="good-size"
          defaultValue="M"
          options={[...sizes, { value: 'XL', label: 'XL', disabled: true }]}
        />,
      ],
      bad: ['a list that opens for three values', <Select key="bad" label="Size" options={sizes} />],
    },
  },
  'ui/forms/Combobox': {
    use: 'One of many values, found by typing: cities, banks, brands.',
    avoid: 'For fewer than about ten values use Select. To search in the catalogue use SearchField.',
    anatomy: [
      ['Field', 'Typed text stays when the field is left.'],
      ['List', 'Below it, with the matching part of each value marked.'],
    ],
    accessibility: ['The focus stays in the field; the number of values is announced.'],
    related: ['ui/forms/Select', 'ui/forms/SearchField'],
    pair: {
      good: [
        'many values, each with its state beside it',
        <Combobox key="good" label="City" placeholder="Start typing" options={cities} />,
      ],
      bad: ['three values to be searched', <Combobox key="bad" label="Size" options={sizes} />],
    },
  },
  'ui/forms/QuantityStepper': {
    use: 'A small number: how many of an item.',
    avoid: 'For a number that is typed use TextField with inputMode="numeric".',
    anatomy: [
      ['Buttons', 'One fewer, one more.'],
      ['Number', 'Between them.'],
      ['Reason', 'Why there are no more: “Only 3 left in this size”.'],
    ],
    accessibility: ['The new quantity is announced. At a limit the button stays focused.'],
    related: ['ui/forms/TextField'],
    pair: {
      good: ['state why there are no more', <ThreeLeft key="good" maxReason="Only 3 left in this size" />],
      bad: ['stop without a reason', <ThreeLeft key="bad" />],
    },
  },
  'ui/forms/RadioGroup': {
    use: 'One of two to seven values that need a word of explanation.',
    avoid: 'For short values use ChoiceTiles, for many Select, for panels with fields RadioPanels.',
    anatomy: [
      ['Legend', 'The question.'],
      ['Options', 'All visible; an unavailable one has its reason.'],
    ],
    accessibility: [one],
    related: ['ui/forms/RadioPanels', 'ui/forms/ChoiceTiles', 'ui/forms/Select'],
    pair: {
      good: [
        'answers that name what happens',
        <RadioGroup
          key="good"
          legend="Delivery"
          name="good-delivery"
          defaultValue="home"
          options={[
            { value: 'home', label: 'At home, Tuesday' },
            { value: 'store', label: 'In a store, today' },
          ]}
        />,
      ],
      bad: [
        'yes and no',
        <RadioGroup key="bad" legend="At home?" name="bad-delivery" defaultValue="yes" options={yesNo} />,
      ],
    },
  },
  'ui/forms/RadioPanels': {
    use: 'One of several ways that each need fields of their own: methods of payment.',
    avoid: 'Without fields use RadioGroup.',
    anatomy: [
      ['Option', 'A row with its drawing and note.'],
      ['Panel', 'The fields of the chosen option, below it.'],
    ],
    accessibility: [one, 'The panel follows its option in the tab order.'],
    related: ['ui/forms/RadioGroup', 'patterns/PaymentMethodRows'],
    pair: {
      good: [
        'the fields of the chosen way only',
        <RadioPanels
          key="good"
          legend="Pay by"
          name="good-payment"
          defaultValue="upi"
          options={[
            { value: 'upi', label: 'UPI', children: <TextField label="UPI ID" placeholder="name@bank" /> },
            { value: 'card', label: 'Credit or debit card', children: <TextField label="Card number" /> },
            { value: 'cod', label: 'Cash on delivery', note: 'For orders up to ₹50,000', disabled: true },
          ]}
        />,
      ],
      bad: [
        'the fields of every way at once',
        <Stack key="bad" gap={16}>
          <TextField label="UPI ID" />
          <TextField label="Or card number" />
          <TextField label="Or name of your bank" />
        </Stack>,
      ],
    },
  },
  'ui/forms/RadioTable': {
    use: 'One of several offers that are compared by the same facts: instalments.',
    avoid: 'With one fact use RadioGroup.',
    anatomy: [
      ['Columns', 'The facts.'],
      ['Rows', 'The offers; a press anywhere in a row chooses it.'],
    ],
    accessibility: [one, 'Each radio button is named by its row.'],
    related: ['ui/forms/RadioGroup', 'ui/typography/FactList'],
    pair: {
      good: [
        'the same facts below each other',
        <RadioTable
          key="good"
          legend="Instalments"
          name="good-plan"
          defaultValue="6"
          columns={['Months', 'A month', 'Total']}
          rows={[
            { value: '3', label: '3', cells: ['₹1,23,634', '₹3,70,900'] },
            { value: '6', label: '6', cells: ['₹61,817', '₹3,70,900'] },
            { value: '9', label: '9', cells: ['₹43,651', '₹3,92,859'] },
          ]}
        />,
      ],
      bad: [
        'the figures inside sentences',
        <RadioGroup
          key="bad"
          legend="Instalments"
          name="bad-plan"
          defaultValue="6"
          options={[
            { value: '3', label: 'Pay ₹1,23,634 for 3 months, in total ₹3,70,900' },
            { value: '6', label: '6 months of ₹61,817 make ₹3,70,900' },
            { value: '9', label: '₹3,92,859 in all: ₹43,651 for 9 months' },
          ]}
        />,
      ],
    },
  },
  'ui/forms/RangeSlider': {
    use: 'A range on a scale, where the exact value matters little: prices of a listing.',
    avoid: 'For an exact value use TextField. Fields beside it accept exact amounts.',
    anatomy: [
      ['Handles', 'From and to.'],
      ['Fields', 'The same values, to be typed.'],
    ],
    accessibility: ['Each handle is a tab stop and announces its value with its unit.'],
    related: ['ui/forms/TextField'],
    pair: {
      good: [
        'a range of prices, and fields to type it',
        <RangeSlider
          key="good"
          legend="Price"
          min={5000}
          max={400_000}
          step={5000}
          defaultValue={[20_000, 250_000]}
          format={rupees}
          inputs={RangeInputs}
          prefix="₹"
        />,
      ],
      bad: [
        'an exact amount to be hit on a scale',
        <RangeSlider
          key="bad"
          legend="Amount of the gift card"
          min={1000}
          max={50_000}
          step={1}
          defaultValue={[1000, 9999]}
        />,
      ],
    },
  },
  'ui/forms/Select': {
    use: 'One of many known values, in a native list: the sort order, a state.',
    avoid: 'For up to seven values show them: RadioGroup or ChoiceTiles. For a long list use Combobox.',
    anatomy: [
      ['Label', 'Always visible.'],
      ['List', 'That of the system.'],
    ],
    accessibility: ['Native, so it works without scripts and as the shopper is used to.'],
    related: ['ui/forms/Combobox', 'ui/forms/RadioGroup'],
    pair: {
      good: [
        'an order that everyone knows',
        <Select
          key="good"
          label="Sort"
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'low', label: 'Price, low to high' },
          ]}
        />,
      ],
      bad: ['yes and no in a list', <Select key="bad" label="Gift?" options={yesNo} />],
    },
  },
  'ui/forms/Switch': {
    use: 'A setting that applies at once: notify me.',
    avoid: 'For a value that is sent with a form use Checkbox.',
    anatomy: [
      ['Label', 'What is on.'],
      ['Note', 'What it means.'],
    ],
    accessibility: ['The role is switch. If saving fails it turns back, and a toast gives the reason.'],
    related: ['ui/forms/Checkbox', 'ui/actions/TextToggle'],
    pair: {
      good: ['name what is on', <Switch key="good" label="Notify me when it is back" defaultChecked />],
      bad: ['a question', <Switch key="bad" label="Would you like messages or not?" />],
    },
  },
};
