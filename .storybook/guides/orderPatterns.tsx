import { rupees as toPrice, samples } from '@luxe/contract/samples';
import { AddressCard } from '@luxe/patterns/address-card';
import { CouponRow } from '@luxe/patterns/coupon-row';
import { OrderLine } from '@luxe/patterns/order-line';
import { PincodeForm } from '@luxe/patterns/pincode-form';
import { formatPrice } from '@luxe/patterns/price-block';
import { StoreCard } from '@luxe/patterns/store-card';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextArea } from '@luxe/ui/text-area';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import type { Guides } from './guide.ts';
import { ReturnReasons } from './liveExamples.tsx';

const { address, orderLine } = samples;
const coupon = {
  offerCode: 'WINTER5000',
  offerTitle: '₹5,000 off bags of ₹2,00,000 and more',
  savingAmount: toPrice(5000),
  offerMaxDiscount: toPrice(5000),
  expiredOn: '2026-11-30',
} as const;

/** Guides of patterns that show a bag, an order or what both need. */
export const orderPatternGuides: Guides = {
  'patterns/SummaryTable': {
    use: 'Amounts of a bag or an order that add up to a total.',
    avoid: 'For names with values that do not add up use FactList. For one product use PriceBlock.',
    anatomy: [
      ['Rows', 'Label and amount; a saving has a minus sign and the accent colour.'],
      ['Note', 'Below a label, or behind it for the few who ask.'],
      ['Total', 'Below a line.'],
    ],
    accessibility: ['A description list. Digits have equal width, so that amounts align.'],
    related: ['patterns/BagSummary', 'ui/typography/FactList', 'patterns/TotalBar'],
    pair: {
      good: [
        'every amount that leads to the total',
        <SummaryTable
          key="good"
          aria-label="Summary"
          rows={[
            { label: 'Bag total, 1 item', value: toPrice(245_000) },
            { label: 'Coupon WINTER5000', value: toPrice(5000), saving: true },
            { label: 'Delivery', value: 'Free' },
          ]}
          total={{ label: 'Total payable', value: toPrice(240_000) }}
        />,
      ],
      bad: [
        'a total without the amounts that lead to it',
        <SummaryTable
          key="bad"
          aria-label="Summary without amounts"
          rows={[{ label: 'You save', value: 'A lot!' }]}
          total={{ label: 'Total payable', value: toPrice(240_000), note: 'Charges may apply' }}
        />,
      ],
    },
  },
  'patterns/OrderLine': {
    use: 'An item of a bag, of checkout or of an order.',
    avoid: 'In a list of products use ProductTile.',
    anatomy: [
      ['Picture', 'Smaller in a summary.'],
      ['Brand and name', 'A link to the product.'],
      ['Facts', 'Colour, size, quantity.'],
      ['Content', 'What happened, or what can be done.'],
    ],
    accessibility: ['An article with the name of the item. Actions name it too: “Remove Warden bag”.'],
    related: ['patterns/ProductTile', 'ui/forms/QuantityStepper'],
    pair: {
      good: [
        'what it is, and what happened to it',
        <OrderLine key="good" line={orderLine} price={formatPrice(orderLine.price)}>
          {orderLine.statusDisplay}
        </OrderLine>,
      ],
      bad: [
        'the numbers of the warehouse',
        <Stack key="bad" gap={4}>
          <Text>SKU LX-2048-OXB-M × 1</Text>
          <Text tone="secondary">Status 3 (DISPATCHED)</Text>
        </Stack>,
      ],
    },
  },
  'patterns/CouponRow': {
    use: 'A coupon with its saving, its last day and one action.',
    avoid: 'For a discount that applies by itself use a row of SummaryTable.',
    anatomy: [
      ['Code', 'As it is typed.'],
      ['Saving and last day', 'What it takes off this bag.'],
      ['Reason', 'Why it does not apply, and what is missing.'],
      ['Action', 'Apply or remove.'],
    ],
    accessibility: ['The button names the code: “Apply WINTER5000”.'],
    related: ['patterns/CouponChooser', 'patterns/CouponDrawer'],
    pair: {
      good: [
        'what is missing, in rupees',
        <CouponRow key="good" coupon={coupon} state="notApplicable" reason="Add ₹4,100 more to use it." />,
      ],
      bad: [
        'a code that fails after it was applied',
        <CouponRow
          key="bad"
          coupon={{ ...coupon, offerCode: 'WINTER50', offerTitle: 'Amazing savings. Terms apply' }}
          state="applicable"
          onApply={() => {}}
        />,
      ],
    },
  },
  'patterns/AddressCard': {
    use: 'An address as a label of a parcel has it, with the number for the courier.',
    avoid: 'To type one use AddressForm. To choose one of several use RadioPanels with its text.',
    anatomy: [
      ['Name and kind', '“Home, default”.'],
      ['Address', 'In the order of a label.'],
      ['Problem', 'Why the shop does not deliver there.'],
      ['Actions', 'Edit and remove, as text.'],
    ],
    accessibility: ['An address element. Each action names the person: “Edit the address of Ananya Rao”.'],
    related: ['patterns/AddressForm', 'ui/forms/RadioPanels'],
    pair: {
      good: [
        'a problem at its address, with the way on',
        <AddressCard
          key="good"
          address={{ ...address, postalCode: '744301' }}
          problem="We do not deliver to 744301 yet."
          action={<TextButton aria-label="Edit the address of Ananya Rao">Edit</TextButton>}
        />,
      ],
      bad: [
        'a problem without the address',
        <Text key="bad" tone="error">
          One of your addresses is invalid.
        </Text>,
      ],
    },
  },
  'patterns/PincodeForm': {
    use: 'Changes the pincode in place, on a product or in the bag.',
    avoid: 'Inside a form with other fields use PincodeField.',
    anatomy: [
      ['Field', 'With the current pincode.'],
      ['Button', '“Check”, and one that keeps the current pincode.'],
    ],
    accessibility: ['After a wrong pincode the field keeps its text and has the focus.'],
    related: ['ui/forms/PincodeField', 'patterns/DeliveryPromise'],
    pair: {
      good: [
        'the pincode, and what it is asked for',
        <PincodeForm
          key="good"
          hint="To see when the bag arrives."
          onChoose={async () => ({ ok: true })}
          onClose={() => {}}
        />,
      ],
      bad: [
        'an address, to see a date',
        <Stack key="bad" gap={12}>
          <TextField label="Street" />
          <TextField label="City" />
          <TextField label="State" />
        </Stack>,
      ],
    },
  },
  'patterns/StoreCard': {
    use: 'A store with its address, hours, distance and how to reach it.',
    avoid: 'To choose one of several use StorePicker. For the banner of a brand use StoreBanner.',
    anatomy: [
      ['Name and distance', 'The distance only if it is known.'],
      ['Address and hours', 'Today’s hours.'],
      ['Actions', 'Call and directions, as links.'],
    ],
    accessibility: ['Links name the store: “Directions to Chanakyapuri”.'],
    related: ['patterns/StorePicker', 'patterns/StoreBanner'],
    pair: {
      good: [
        'until when it is open today',
        <StoreCard
          key="good"
          store={{
            id: 'saket',
            name: 'Saket, Level 1',
            address: 'Press Enclave Marg, New Delhi 110017',
            hours: 'Open until 10 pm',
          }}
        />,
      ],
      bad: [
        'a name, and hours to ask for',
        <StoreCard
          key="bad"
          store={{
            id: 'flagship',
            name: 'Our Delhi flagship',
            address: 'New Delhi',
            hours: 'Call for hours',
          }}
        />,
      ],
    },
  },
  'patterns/ReasonPicker': {
    use: 'Why a shopper returns or cancels an item, with a detail and a comment.',
    avoid: 'For an opinion use the feedback form. For one of two answers use RadioGroup.',
    anatomy: [
      ['Reasons', 'In the words of a shopper.'],
      ['Detail', 'Only below a reason that needs it.'],
      ['Comment', 'With a counter; it stays when the reason changes.'],
    ],
    accessibility: ['One tab stop for the reasons; detail and comment follow in the tab order.'],
    related: ['ui/forms/RadioGroup', 'ui/forms/TextArea'],
    pair: {
      good: ['reasons, and a comment only where it helps', <ReturnReasons key="good" />],
      bad: [
        'an explanation that the shopper must write',
        <TextArea key="bad" label="Please justify your return" hint="At least 100 letters" rows={3} />,
      ],
    },
  },
};
