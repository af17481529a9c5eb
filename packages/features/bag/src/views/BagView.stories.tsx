import type { Cart } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toBagModel } from '../data/toBagModel.ts';
import { BagView, type BagViewProps } from './BagView.tsx';

const propsOf = (cart: Cart) => ({ bag: toBagModel(cart), amounts: cart.cartAmount, coupon: cart.coupon });

const meta = {
  component: BagView,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Bag',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
  },
  args: {
    ...propsOf(samples.cart),
    city: 'New Delhi',
    onQuantityChange: fn(),
    onRemove: fn(),
    onMove: fn(async () => {}),
    onEdit: fn(),
    onDelivery: fn(async () => {}),
    onPriceAcknowledge: fn(async () => {}),
    onShowCoupons: fn(),
    onRemoveCoupon: fn(async () => {}),
    onChoosePincode: fn<BagViewProps['onChoosePincode']>(async () => ({ ok: true })),
    onCheckout: fn(async () => true),
  },
} satisfies Meta<typeof BagView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const [more] = within(canvasElement).getAllByRole('button', { name: 'One more' });
    if (more) await userEvent.click(more);
    await expect(args.onQuantityChange).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
const withCoupon: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('button', { name: 'Remove WINTER5000' }, { timeout: 10_000 });
};
export const Coupon: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartCoupon),
  play: withCoupon,
};
export const CouponMobile: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartCoupon),
  play: withCoupon,
  globals: { viewport: { value: 'mobile' } },
};
export const InapplicableCoupon: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartCouponLost),
  play: withCoupon,
};
export const BothCatalogues: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartMixed),
};
export const Gift: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartGift),
};
export const OfferAndExpressAtACharge: Story = {
  parameters: { states: ['variant'] },
  args: {
    ...propsOf(samples.cartOffer),
    replaceable: new Map([[samples.bagLine.USSID, true]]),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Change to Express/ }));
    await expect(args.onDelivery).toHaveBeenCalledOnce();
  },
};
/** The removal of a coupon is pending. */
export const RemovingCoupon: Story = {
  parameters: { states: ['busy'], pictures: { themes: ['dark'] } },
  args: { ...propsOf(samples.cartCoupon), onRemoveCoupon: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove WINTER5000' }, { timeout: 10_000 }),
    );
    await canvas.findByRole('button', { name: 'Removing WINTER5000' });
  },
};
export const SoldOutLine: Story = {
  parameters: { states: ['sold out'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartSoldOutLine),
};
export const NotDeliverable: Story = {
  parameters: { states: ['rejected'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartNotDeliverable),
};
export const TooMany: Story = {
  parameters: { states: ['rejected'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartTooMany),
};
export const LongTextAndPriceChange: Story = {
  parameters: { states: ['long text'], pictures: { themes: ['dark'] } },
  args: propsOf(samples.cartLong),
  globals: { viewport: { value: 'mobile' }, theme: 'light' },
};
export const ChangingPincode: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: {
    onChoosePincode: fn<BagViewProps['onChoosePincode']>(async () => ({
      ok: false,
      message: 'We do not know this pincode. Check its six digits.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change pincode' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save pincode' }, { timeout: 10_000 }));
    await canvas.findByText('We do not know this pincode. Check its six digits.');
  },
};
export const SlowCheckout: Story = {
  parameters: { states: ['slow'] },
  args: { onCheckout: fn(() => new Promise<boolean>(() => {})) },
  play: async ({ canvasElement }) => {
    const [go] = within(canvasElement).getAllByRole('button', { name: 'Go to checkout' });
    if (go) await userEvent.click(go);
  },
};
