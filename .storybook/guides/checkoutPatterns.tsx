import { samples } from '@luxe/contract/samples';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { CouponChooser } from '@luxe/patterns/coupon-chooser';
import { CouponRow } from '@luxe/patterns/coupon-row';
import { GiftCardDesigns } from '@luxe/patterns/gift-card-designs';
import { GiftCardFace } from '@luxe/patterns/gift-card-face';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { NumberedSection } from '@luxe/patterns/numbered-section';
import { OrderLine } from '@luxe/patterns/order-line';
import { PaymentMethodRows, type PaymentMethod } from '@luxe/patterns/payment-method-row';
import { StorePicker } from '@luxe/patterns/store-picker';
import { TotalBar } from '@luxe/patterns/total-bar';
import { ActionBar } from '@luxe/ui/action-bar';
import { Button } from '@luxe/ui/button';
import { Grid } from '@luxe/ui/grid';
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

const { bagLine, cart, orderLine } = samples;
const { coupons } = samples.bagCoupons;

const methods: readonly PaymentMethod[] = [
  { mode: 'UPI', name: 'UPI', panel: <TextField label="UPI ID" placeholder="name@bank" /> },
  { mode: 'Credit Card', name: 'Credit card', panel: <TextField label="Card number" /> },
  { mode: 'COD', name: 'Cash on delivery', unavailable: 'For orders up to ₹50,000.' },
];
const designs = [
  { id: 'ink', title: 'Any occasion', tone: 'ink', picture: undefined },
  { id: 'oxblood', title: 'Festive', tone: 'oxblood', picture: undefined },
] as const;
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

/** Guides of patterns of bag, checkout and account. */
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
  'patterns/BagSummary': {
    use: 'The amounts of a bag or of an order, with the GST that they include.',
    avoid: 'For amounts of another kind use SummaryTable.',
    anatomy: [
      ['Rows', 'Bag total, savings, credits, charges; those of zero are left out.'],
      ['Total', 'With the GST below it.'],
    ],
    accessibility: ['A description list with a name. The rows come from the store, which adds them up.'],
    related: ['patterns/SummaryTable', 'patterns/WithSummary'],
    pair: {
      good: [
        'the charge with the other amounts',
        <BagSummary
          key="good"
          aria-label="Summary of the bag"
          amounts={cart.cartAmount}
          count={cart.count}
        />,
      ],
      bad: [
        'a charge that appears at payment',
        <Stack key="bad" gap={8}>
          <Text size="lg">Only ₹3,70,900*</Text>
          <Text size="micro" tone="tertiary">
            *plus handling, calculated at payment
          </Text>
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
  'patterns/CouponChooser': {
    use: 'A field for a code, and the coupons of the shopper with what each one saves.',
    avoid: 'For one coupon use CouponRow. From the bag open it in CouponDrawer.',
    anatomy: [
      ['Field', 'For a code from elsewhere.'],
      ['Coupons', 'The best first; one that does not apply has its reason.'],
    ],
    accessibility: ['After a press the result is announced, and an error is at its field or coupon.'],
    related: ['patterns/CouponRow', 'patterns/CouponDrawer'],
    pair: {
      good: [
        'the coupons that the shopper has',
        <CouponChooser
          key="good"
          coupons={coupons.slice(0, 2)}
          failed={false}
          applied={null}
          onApply={async () => ''}
          onRemove={async () => ''}
          onRetry={() => {}}
        />,
      ],
      bad: [
        'an empty field, which sends shoppers elsewhere for a code',
        <Stack key="bad" gap={12} align="start">
          <TextField label="Promo code" />
          <Button>Apply</Button>
        </Stack>,
      ],
    },
  },
  'patterns/CouponDrawer': {
    use: 'The coupons beside the bag, in a drawer that closes with a choice.',
    avoid: 'In a page of its own use CouponChooser.',
    anatomy: [
      ['Trigger', 'A line of the bag: the coupon that applies, or how many there are.'],
      ['Drawer', 'The coupon chooser.'],
    ],
    accessibility: ['Closing returns the focus to the trigger, and the new total is announced.'],
    related: ['patterns/CouponChooser', 'ui/layers/Drawer'],
    pair: {
      good: [
        'one line in the bag, the coupons behind it',
        <Stack key="good" direction="row" justify="between" gap={12} wrap>
          <Text>WINTER5000, you save ₹5,000</Text>
          <TextButton aria-haspopup="dialog">Change coupon</TextButton>
        </Stack>,
      ],
      bad: [
        'every coupon above the items of the bag',
        <Stack key="bad" gap={12}>
          {coupons.slice(0, 2).map((coupon) => (
            <CouponRow key={coupon.offerCode} coupon={coupon} state="applicable" onApply={() => {}} />
          ))}
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
  'patterns/GiftCardDesigns': {
    use: 'Chooses the design of a gift card.',
    avoid: 'To show the card as the recipient gets it use GiftCardFace.',
    anatomy: [['Designs', 'Small cards with a name; one is always chosen.']],
    accessibility: ['One tab stop for the group. Each design is named by its occasion, not by its colour.'],
    related: ['patterns/GiftCardFace', 'ui/forms/ChoiceTiles'],
    pair: {
      good: [
        'each design as it looks, named by its occasion',
        <Choice key="good" first="ink">
          {(design, choose) => (
            <GiftCardDesigns
              legend="Design"
              name="good-design"
              designs={designs}
              value={design}
              onValueChange={choose}
            />
          )}
        </Choice>,
      ],
      bad: [
        'names of designs without the designs',
        <Select key="bad" label="Design" options={[{ value: 'ink', label: 'Design 1 (ink)' }]} />,
      ],
    },
  },
  'patterns/GiftCardFace': {
    use: 'A gift card as its recipient sees it: in the preview, in the mail, in the account.',
    avoid: 'To choose a design use GiftCardDesigns.',
    anatomy: [
      ['Message and names', 'In the words of the giver.'],
      ['Amount', 'Smaller than the message.'],
    ],
    accessibility: ['Message, names and amount are text, also over a picture.'],
    related: ['patterns/GiftCardDesigns'],
    pair: {
      good: [
        'the words of the giver first',
        <GiftCardFace
          key="good"
          tone="ink"
          message="For the room with the yellow door."
          names="Meera, from Ananya"
          amount="₹25,000"
        />,
      ],
      bad: [
        'an advertisement on a present',
        <GiftCardFace
          key="bad"
          tone="oxblood"
          message="Flat 10 % off when you spend it this week!"
          amount="₹25,000"
        />,
      ],
    },
  },
  'patterns/LineThumb': {
    use: 'The small picture of an item beside its name.',
    avoid: 'Without a name beside it use Image with an alternative text.',
    anatomy: [['Picture', 'As wide as its parent; faded if the item is sold out.']],
    accessibility: ['It is decorative, because the name is beside it.'],
    related: ['patterns/OrderLine', 'ui/media/Image'],
    pair: {
      good: [
        'beside the name of its item',
        <Grid key="good" columns={4} gap={12}>
          <LineThumb url={bagLine.imageURL} />
          <Text>{bagLine.productName}</Text>
        </Grid>,
      ],
      bad: [
        'a row of pictures without names',
        <Grid key="bad" columns={4} gap={12}>
          <LineThumb url={bagLine.imageURL} />
          <LineThumb url={orderLine.imageURL} />
        </Grid>,
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
  'patterns/TotalBar': {
    use: 'The total and the next step, at the end of a phone screen.',
    avoid: 'On a product use ActionBar. From 1024 px the summary beside the content has both.',
    anatomy: [
      ['Total', 'With its label.'],
      ['Action', 'One button that names the next step.'],
    ],
    accessibility: ['A group with a name. The total is read before its button.'],
    related: ['ui/layout/ActionBar', 'patterns/BagSummary'],
    pair: {
      good: [
        'the total beside the step that leads to it',
        <div key="good" className="pair-window pair-phone">
          <TotalBar label="Total and checkout" totalLabel="Total payable" total="₹3,70,900">
            <Button>Go to checkout</Button>
          </TotalBar>
        </div>,
      ],
      bad: [
        'a step towards an amount that is out of sight',
        <div key="bad" className="pair-window pair-phone">
          <ActionBar label="Next step">
            <Button>Continue</Button>
          </ActionBar>
        </div>,
      ],
    },
  },
  'patterns/WithSummary': {
    use: 'The two columns of bag, checkout and orders: the content, and the summary beside it.',
    avoid: 'For a page without amounts use Page with a Container.',
    anatomy: [
      ['Content', 'Items or steps.'],
      ['Summary', 'Amounts and the next step; it stays in view from 1024 px.'],
    ],
    accessibility: ['The summary is a complementary landmark with a name, after the content.'],
    related: ['patterns/BagSummary', 'patterns/TotalBar'],
    pair: {
      good: [
        'the items, then their amounts',
        <Stack key="good" gap={16}>
          <OrderLine line={bagLine} compact />
          <BagSummary aria-label="Summary after the items" amounts={cart.cartAmount} count={1} />
        </Stack>,
      ],
      bad: [
        'the button before the items that it is about',
        <Stack key="bad" gap={16}>
          <Button block>Pay ₹3,70,900</Button>
          <OrderLine line={bagLine} compact />
        </Stack>,
      ],
    },
  },
};
