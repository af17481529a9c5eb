import { samples } from '@luxe/contract/samples';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { CouponChooser } from '@luxe/patterns/coupon-chooser';
import { CouponRow } from '@luxe/patterns/coupon-row';
import { GiftCardDesigns } from '@luxe/patterns/gift-card-designs';
import { GiftCardFace } from '@luxe/patterns/gift-card-face';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { OrderLine } from '@luxe/patterns/order-line';
import { TotalBar } from '@luxe/patterns/total-bar';
import { ActionBar } from '@luxe/ui/action-bar';
import { Button } from '@luxe/ui/button';
import { Grid } from '@luxe/ui/grid';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import type { Guides } from './guide.ts';
import { Choice } from './liveExamples.tsx';

const { bagLine, cart, orderLine } = samples;
const { coupons } = samples.bagCoupons;
const designs = [
  { id: 'ink', title: 'Any occasion', tone: 'ink', picture: undefined },
  { id: 'oxblood', title: 'Festive', tone: 'oxblood', picture: undefined },
] as const;

/** Guides of patterns of the bag, its amounts, coupons and gift cards. */
export const bagPatternGuides: Guides = {
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
