import { NumberedSection } from '@luxe/patterns/numbered-section';
import { PaymentMethodRows, type PaymentMethod } from '@luxe/patterns/payment-method-row';
import { StorePicker } from '@luxe/patterns/store-picker';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextArea } from '@luxe/ui/text-area';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import type { Guides } from './guide.ts';
import { BankForm, Choice, NewAddress, NewAddressFields } from './liveExamples.tsx';

const methods: readonly PaymentMethod[] = [
  { mode: 'UPI', name: 'UPI', panel: <TextField label="UPI ID" placeholder="name@bank" /> },
  { mode: 'Credit Card', name: 'Credit card', panel: <TextField label="Card number" /> },
  { mode: 'COD', name: 'Cash on delivery', unavailable: 'For orders up to ₹50,000.' },
];
const stores = [
  { id: 'saket', name: 'Saket, Level 1', address: 'Press Enclave Marg', hours: 'Open until 10 pm' },
  {
    id: 'chanakya',
    name: 'Chanakyapuri, Arcade 2',
    address: 'Yashwant Place',
    hours: 'Open until 9 pm',
    unavailable: 'It takes no returns of watches.',
  },
] as const;

/** Guides of patterns of checkout and account. */
export const checkoutPatternGuides: Guides = {
  'patterns/AddressFields': {
    use: 'The fields of an address inside a form that has other fields or buttons.',
    avoid: 'For an address alone use AddressForm, which has heading and buttons.',
    anatomy: [
      ['Pincode', 'First: it fills in city and state.'],
      ['Name and number', 'For the label and the courier.'],
      ['Flat, street, landmark', 'In the order of a label.'],
    ],
    accessibility: ['Each field has autoComplete. The result of the pincode is announced.'],
    related: ['patterns/AddressForm', 'ui/forms/PincodeField'],
    pair: {
      good: ['the pincode first, city and state from it', <NewAddressFields key="good" />],
      bad: ['one area for a complete address', <TextArea key="bad" label="Full address" rows={5} />],
    },
  },
  'patterns/AddressForm': {
    use: 'A form for a new address, or for a change of one.',
    avoid: 'Inside another form use AddressFields. To show an address use AddressCard.',
    anatomy: [
      ['Heading', '“New address”, or “Edit address”.'],
      ['Fields', 'Those of AddressFields.'],
      ['Buttons', 'Save, and cancel where there is a way back.'],
    ],
    accessibility: ['After an error the first wrong field has the focus. Nothing typed is lost.'],
    related: ['patterns/AddressFields', 'patterns/AddressCard'],
    pair: {
      good: ['a heading, and a button that names the address', <NewAddress key="good" />],
      bad: [
        'steps for one address',
        <Stack key="bad" gap={16} align="start">
          <Text tone="secondary">Address, step 1 of 4</Text>
          <TextField label="Flat number" />
          <Button>Next</Button>
        </Stack>,
      ],
    },
  },
  'patterns/BankFields': {
    use: 'A bank account for a refund, inside a form.',
    avoid: 'For a payment use the panel of PaymentMethodRows. For a UPI ID use TextField.',
    anatomy: [
      ['Holder', 'As the bank has it.'],
      ['IFSC', 'With the name of the branch below it.'],
      ['Account', 'Typed twice.'],
    ],
    accessibility: ['The branch is announced once the IFSC is complete.'],
    related: ['patterns/PaymentMethodRows', 'ui/forms/Form'],
    pair: {
      good: ['the branch as a check of the IFSC', <BankForm key="good" />],
      bad: [
        'a field for everything about the bank',
        <TextField key="bad" label="Bank details" hint="Name, branch, IFSC, account" />,
      ],
    },
  },
  'patterns/CodeForm': {
    use: 'The code of six digits that confirms a mobile number, an e-mail address or an order.',
    avoid: 'For another number use OneTimeCodeField or TextField in a form.',
    anatomy: [
      ['Field', 'It sends the code at the sixth digit.'],
      ['Error', 'It empties the field.'],
      ['Resend', 'With the seconds until it is possible.'],
    ],
    accessibility: [
      'The field has the focus at first and after an error. The wait is not announced each second.',
    ],
    related: ['ui/forms/OneTimeCodeField', 'ui/forms/Form'],
    pair: {
      good: [
        'when the next code can be requested',
        <Stack key="good" gap={12}>
          <OneTimeCodeField label="6-digit code" hint="Sent to ananya@example.com" />
          <Text size="sm" tone="secondary">
            New code in 0:27
          </Text>
        </Stack>,
      ],
      bad: [
        'buttons that send one code after the other',
        <Stack key="bad" gap={12}>
          <OneTimeCodeField label="OTP" />
          <Stack direction="row" gap={12} wrap>
            <TextButton>Resend</TextButton>
            <TextButton>Call me</TextButton>
            <TextButton>Send an e-mail</TextButton>
          </Stack>
        </Stack>,
      ],
    },
  },
  'patterns/EventRow': {
    use: 'An order or a return in a list: what happens next, what it is about, what can be done.',
    avoid: 'For one item use OrderLine.',
    anatomy: [
      ['What happens next', 'The link of the row.'],
      ['Names and facts', 'The items, the number, the date and the amount.'],
      ['Pictures', 'Up to four; the last one counts the others.'],
      ['Action', 'At most one.'],
    ],
    accessibility: ['The row is named by what happens next, so a list of links makes sense.'],
    related: ['patterns/OrderLine', 'ui/layout/Rows'],
    pair: {
      good: [
        'what happens next as the title',
        <Stack key="good" gap={4} align="start">
          <Heading level={3} size="title-s">
            <Link href="#order" tone="bare">
              Arriving Tuesday, 24 November
            </Link>
          </Heading>
          <Text>Halden & Roe Warden top-handle bag</Text>
          <Text size="sm" tone="secondary">
            Order LX 2611 2048 77, 1 item, ₹2,45,000
          </Text>
        </Stack>,
      ],
      bad: [
        'the number as the title',
        <Stack key="bad" gap={4} align="start">
          <Heading level={3} size="title-s">
            <Link href="#order" tone="bare">
              LX2611204877
            </Link>
          </Heading>
          <Text>Status: IN_TRANSIT</Text>
        </Stack>,
      ],
    },
  },
  'patterns/NumberedSection': {
    use: 'A step of a page that is worked through from above: checkout, returns.',
    avoid: 'For steps on several pages use Stepper. For sections without an order use Heading.',
    anatomy: [
      ['Number and title', 'Two or three words.'],
      ['Aside', 'One small action: “Change”.'],
      ['Content', 'What is asked, or what was answered.'],
    ],
    accessibility: ['The number is part of the heading, so a list of headings is the list of steps.'],
    related: ['ui/navigation/Stepper', 'ui/typography/Heading'],
    pair: {
      good: [
        'a short title, and the answer below it',
        <NumberedSection
          key="good"
          number={1}
          title="Deliver to"
          headingLevel={3}
          aside={<TextButton aria-label="Change the address">Change</TextButton>}
        >
          <Text>Ananya Rao, B-14, Jor Bagh, New Delhi 110003</Text>
        </NumberedSection>,
      ],
      bad: [
        'a number for a part that asks nothing',
        <NumberedSection key="bad" number={4} title="Did you know?" headingLevel={3}>
          <Text>Our members save more on every order.</Text>
        </NumberedSection>,
      ],
    },
  },
  'patterns/PaymentMethodRows': {
    use: 'The methods of payment, each with its fields or its reason.',
    avoid: 'For other choices with fields use RadioPanels.',
    anatomy: [
      ['Row', 'Name, note, and what it costs or saves.'],
      ['Panel', 'The fields of the chosen method.'],
      ['Reason', 'Why a method is not available.'],
    ],
    accessibility: ['A radio group: arrow keys move between methods that are available.'],
    related: ['ui/forms/RadioPanels', 'patterns/BankFields'],
    pair: {
      good: [
        'an unavailable method with its reason',
        <Choice<PaymentMethod['mode']> key="good" first="UPI">
          {(mode, choose) => (
            <PaymentMethodRows legend="Pay by" methods={methods} value={mode} onValueChange={choose} />
          )}
        </Choice>,
      ],
      bad: [
        'a method that fails after it was chosen',
        <PaymentMethodRows
          key="bad"
          legend="Payment"
          methods={[{ mode: 'COD', name: 'Cash on delivery', panel: <Button>Place order</Button> }]}
          value="COD"
          onValueChange={() => {}}
          error="This method is not valid for your order."
        />,
      ],
    },
  },
  'patterns/StorePicker': {
    use: 'Chooses a store nearby, for a return or a pickup.',
    avoid: 'To show one store use StoreCard.',
    anatomy: [
      ['Stores', 'The nearest first, with hours and distance.'],
      ['Reason', 'Why a store cannot take the item.'],
    ],
    accessibility: ['One tab stop for the group. Call and directions are links after the choice.'],
    related: ['patterns/StoreCard', 'ui/forms/RadioPanels'],
    pair: {
      good: [
        'every store nearby, with what it cannot do',
        <Choice<string | undefined> key="good" first="saket">
          {(store, choose) => (
            <StorePicker legend="Stores near 110003" stores={stores} value={store} onValueChange={choose} />
          )}
        </Choice>,
      ],
      bad: [
        'a list of codes without addresses',
        <Select key="bad" label="Store" options={[{ value: 'DEL-02', label: 'DEL-02' }]} />,
      ],
    },
  },
};
