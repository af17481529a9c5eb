import type { BagLine } from '@luxe/contract/calls';
import { cartOf, lineOf, sampleProducts, samples } from '@luxe/contract/samples';
import { Surface } from '@luxe/ui/surface';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toMiniBag } from '../data/toMiniBag.ts';
import { MiniBagFrame } from './MiniBagFrame.tsx';
import { MiniBagView } from './MiniBagView.tsx';

const bagOf = (...lines: BagLine[]) => toMiniBag(cartOf(lines));
const lines = (count: number) =>
  sampleProducts.slice(0, count).map((sample, at) => lineOf(sample, String(at)));

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Mini bag' } },
  component: MiniBagView,
  args: { bag: bagOf(...lines(3)), onRemove: fn() },
  // Width of the card.
  decorators: [
    (Story, { args }) => (
      <Surface tone="raised" style={{ maxWidth: 440, padding: 24 }}>
        <MiniBagFrame count={args.bag.count}>{Story()}</MiniBagFrame>
      </Surface>
    ),
  ],
} satisfies Meta<typeof MiniBagView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const [remove] = within(canvasElement).getAllByRole('button', { name: /^Remove / });
    if (remove) await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(args.bag.lines[0]);
  },
};
export const OneLine: Story = { parameters: { states: ['one'] }, args: { bag: bagOf(samples.bagLine) } };
export const FourLines: Story = { parameters: { states: ['many'] }, args: { bag: bagOf(...lines(4)) } };
export const FiveLines: Story = { parameters: { states: ['many'] }, args: { bag: bagOf(...lines(5)) } };
export const SoldOutLine: Story = {
  parameters: { states: ['sold out'] },
  args: { bag: bagOf(samples.bagLine, samples.bagLineSoldOut) },
};
export const Gift: Story = {
  parameters: { states: ['variant'] },
  args: { bag: bagOf(samples.bagLine, { ...samples.bagLineLong, isGiveAway: 'Y' }) },
};
export const Coupon: Story = {
  parameters: { states: ['variant'] },
  args: { bag: toMiniBag(samples.cartCoupon) },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { bag: bagOf({ ...samples.bagLineLong, quantity: 10 }, samples.bagLine) },
};
