import { Button } from '@luxe/ui/button';
import { DateField } from '@luxe/ui/date-field';
import { Grid } from '@luxe/ui/grid';
import { LineForm } from '@luxe/ui/line-form';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { PasswordField } from '@luxe/ui/password-field';
import { PhoneField } from '@luxe/ui/phone-field';
import { PincodeField } from '@luxe/ui/pincode-field';
import { SearchField } from '@luxe/ui/search-field';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import type { Guides } from './guide.ts';
import { GiftForm, Photographs, WithoutSending } from './liveExamples.tsx';

const parts = [
  ['Label', 'Always visible; a placeholder is no label.'],
  ['Hint', 'Before the shopper types: the format, or why it is needed.'],
  ['Error', 'Below the field: what is wrong and how to correct it.'],
] as const;
const described =
  'Hint and error are the description of the field. The error appears when the field is left.';

const passwordRules = [
  { label: 'At least 10 characters', test: (password: string) => password.length >= 10 },
  { label: 'A digit', test: (password: string) => /\d/.test(password) },
];

/** Guides of fields that shoppers type into. */
export const fieldGuides: Guides = {
  'ui/forms/TextField': {
    use: 'One line of text: a name, an address, a number.',
    avoid: 'For several lines use TextArea. For a known format use the field of that format.',
    anatomy: parts,
    accessibility: [described, 'Set autoComplete, so that the browser can fill it in.'],
    related: ['ui/forms/TextArea', 'ui/forms/PincodeField', 'ui/forms/PhoneField'],
    pair: {
      good: [
        'a label above, and a hint',
        <TextField key="good" label="PAN" hint="Ten letters and digits, on your PAN card" />,
      ],
      bad: [
        'the hint as placeholder',
        <TextField key="bad" label="PAN" hideLabel placeholder="Enter your PAN (10 letters and digits)" />,
      ],
    },
  },
  'ui/forms/TextArea': {
    use: 'Several lines: a message, a description of a fault.',
    avoid: 'For one line use TextField.',
    anatomy: [...parts, ['Counter', 'The letters left, near the limit.']],
    accessibility: [described, 'Text beyond the limit stays and is an error; it is never cut off.'],
    related: ['ui/forms/TextField'],
    pair: {
      good: [
        'as high as the answer',
        <TextArea key="good" label="Message" hint="Printed on a card" rows={3} />,
      ],
      bad: ['one line for a message', <TextField key="bad" label="Message" />],
    },
  },
  'ui/forms/PhoneField': {
    use: 'An Indian mobile number.',
    avoid: 'For numbers of other countries use TextField with type="tel".',
    anatomy: [...parts, ['Prefix', '+91, which is not typed.']],
    accessibility: [described, 'Pasted numbers with +91, spaces or a leading 0 are accepted.'],
    related: ['ui/forms/TextField', 'ui/forms/OneTimeCodeField'],
    pair: {
      good: ['one field for the number', <PhoneField key="good" />],
      bad: ['a field for the code of the country', <TextField key="bad" label="Code and mobile number" />],
    },
  },
  'ui/forms/PincodeField': {
    use: 'A pincode: six digits, not beginning with 0.',
    avoid: 'For a place by name use Combobox.',
    anatomy: parts,
    accessibility: [described, 'onComplete runs at the sixth digit; the result is announced.'],
    related: ['patterns/PincodeForm', 'ui/forms/TextField'],
    pair: {
      good: [
        'one format, and what it is for',
        <PincodeField key="good" hint="To see when the bag can be with you" />,
      ],
      bad: [
        'a field for anything about a place',
        <TextField key="bad" label="Area, landmark, city or pincode" />,
      ],
    },
  },
  'ui/forms/SearchField': {
    use: 'A search: in the catalogue, in a long list.',
    avoid: 'To choose one of many values use Combobox.',
    anatomy: [
      ['Label', 'Visually hidden where the icon is enough.'],
      ['Clear', 'A button once it has text.'],
    ],
    accessibility: ['The number of results is announced after a short pause.'],
    related: ['ui/forms/Combobox', 'ui/layers/TopSheet'],
    pair: {
      good: ['name what is searched', <SearchField key="good" label="Search brands" />],
      bad: ['“Search…” for everything', <SearchField key="bad" label="Search" placeholder="Search…" />],
    },
  },
  'ui/forms/PasswordField': {
    use: 'A password, to log in or to choose one.',
    avoid: 'For a code that was sent use OneTimeCodeField.',
    anatomy: [...parts, ['Show', 'A button that shows the password.'], ['Rules', 'Checked while typing.']],
    accessibility: [
      described,
      'Caps Lock is announced. Set autoComplete to current-password or new-password.',
    ],
    related: ['ui/forms/OneTimeCodeField'],
    pair: {
      good: [
        'the rules before the first letter',
        <PasswordField key="good" purpose="new" rules={passwordRules} />,
      ],
      bad: [
        'the rules as an error',
        <PasswordField key="bad" purpose="new" error="This password is too weak." />,
      ],
    },
  },
  'ui/forms/OneTimeCodeField': {
    use: 'A code sent to the shopper by message or e-mail.',
    avoid: 'For a number that the shopper knows use TextField.',
    anatomy: [
      ['Boxes', 'Drawn; it is one field.'],
      ['Error', 'Below all boxes.'],
    ],
    accessibility: ['One name and one tab stop. The keyboard of a phone offers the code from the message.'],
    related: ['patterns/CodeForm', 'ui/forms/PasswordField'],
    pair: {
      good: [
        'one field, and where the code was sent',
        <OneTimeCodeField key="good" label="Code" hint="Sent to +91 98765 43210" />,
      ],
      bad: [
        'a field for each digit, which no phone can fill in',
        <Grid key="bad" columns={4} gap={8}>
          {['First', 'Second', 'Third', 'Fourth'].map((digit) => (
            <TextField key={digit} label={`${digit} digit`} hideLabel inputMode="numeric" />
          ))}
        </Grid>,
      ],
    },
  },
  'ui/forms/DateField': {
    use: 'A date: of birth, of a delivery.',
    avoid: 'For one of a few days use RadioGroup or ChoiceTiles.',
    anatomy: [
      ['Parts', 'Day, month, year, as written in India.'],
      ['Calendar', 'For near dates only; it loads on demand.'],
    ],
    accessibility: [described, 'The full date is announced in words once it is complete.'],
    related: ['ui/forms/ChoiceTiles', 'ui/forms/TextField'],
    pair: {
      good: [
        'typed, or chosen from the near days',
        <DateField
          key="good"
          label="Deliver on"
          hint="From 25 November, within a month"
          today="2026-11-24"
          min="2026-11-25"
          max="2026-12-24"
        />,
      ],
      bad: [
        'three lists to scroll through',
        <Grid key="bad" columns={3} gap={8}>
          <Select label="Day" options={[{ value: '1', label: '1' }]} />
          <Select label="Month" options={[{ value: '11', label: 'Nov' }]} />
          <Select label="Year" options={[{ value: '2026', label: '2026' }]} />
        </Grid>,
      ],
    },
  },
  'ui/forms/FileField': {
    use: 'Files from the shopper: photographs of a fault, a card for KYC.',
    avoid: 'For a picture of text that can be typed.',
    anatomy: [
      ['Area', 'A press or a drop.'],
      ['Files', 'With a preview, and a button to remove each.'],
      ['Reasons', 'Why a file is not accepted, by its name.'],
    ],
    accessibility: ['The native input remains. Each button names its file.'],
    related: ['ui/feedback/ProgressBar'],
    pair: {
      good: [
        'what to photograph, and the limits',
        <Photographs
          key="good"
          label="Photographs of the fault"
          hint="Up to three, 5 MB each: the bag, the fault, the label inside"
        />,
      ],
      bad: ['limits that appear after the choice', <Photographs key="bad" label="Attachments" />],
    },
  },
  'ui/forms/LineForm': {
    use: 'A form of one field with its button at the end of the line: the newsletter.',
    avoid: 'For more fields use Form.',
    anatomy: [
      ['Field', 'With its label above.'],
      ['Button', 'A text button inside the field.'],
    ],
    accessibility: ['It posts a document, so it works without scripts.'],
    related: ['ui/forms/Form', 'ui/forms/TextField'],
    pair: {
      good: [
        'one field, and a verb at its end',
        <WithoutSending key="good">
          <LineForm
            label="Newsletter"
            name="email"
            type="email"
            autoComplete="email"
            hint="Four letters a year. You can leave at any time."
            action="/newsletter"
            submitLabel="Sign up"
          />
        </WithoutSending>,
      ],
      bad: [
        'a form for the sake of a name',
        <Stack key="bad" gap={16} align="start">
          <TextField label="First name" />
          <TextField label="E-mail" />
          <Button>Submit</Button>
        </Stack>,
      ],
    },
  },
  'ui/forms/Form': {
    use: 'A task of several fields that are sent together.',
    avoid: 'For one field use LineForm. For a setting that applies at once use Switch.',
    anatomy: [
      ['Summary', 'Errors as links, for long forms.'],
      ['Fields', 'One column, in the order of a conversation.'],
      ['Button', 'The verb of the task, never “Submit”.'],
    ],
    accessibility: ['After an error the focus is on the first wrong field. Nothing typed is lost.'],
    related: ['ui/forms/TextField', 'ui/actions/Button'],
    pair: {
      good: ['one column, and the verb of the task', <GiftForm key="good" />],
      bad: [
        'two columns, and “Submit”',
        <Stack key="bad" gap={16} align="start">
          <Grid columns={2} gap={12}>
            <TextField label="Name" />
            <TextField label="Message" />
          </Grid>
          <Stack direction="row" gap={12}>
            <Button emphasis="secondary">Reset</Button>
            <Button>Submit</Button>
          </Stack>
        </Stack>,
      ],
    },
  },
};
