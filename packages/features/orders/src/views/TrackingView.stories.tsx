import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { toTrackingModel } from '../data/toTrackingModel.ts';
import { withLongReport } from '../testing/longReport.ts';
import { TrackingView } from './TrackingView.tsx';

const meta = {
  component: TrackingView,
  parameters: { subject: { kind: 'screen', name: 'Orders and their details' }, layout: 'fullscreen' },
  args: { model: toTrackingModel(samples.orderOnItsWay, 1), onRefresh: fn(async () => {}) },
} satisfies Meta<typeof TrackingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { parameters: { states: ['variant'], pictures: { themes: ['dark'] } } };
export const NotHandedOver: Story = {
  parameters: { states: ['variant'], pictures: { target: 'ol' } },
  args: { model: toTrackingModel(samples.order, 1) },
};
export const Delivered: Story = {
  parameters: { states: ['variant'], pictures: { target: 'ol' } },
  args: { model: toTrackingModel(samples.orderDelivered, 1) },
};
/** The second of two parcels. */
export const SecondParcel: Story = {
  parameters: { states: ['chosen'], pictures: { target: 'nav' } },
  args: {
    model: toTrackingModel(
      {
        ...samples.orderOnItsWay,
        parcels: samples.orderOnItsWay.parcels.flatMap((parcel) => [
          { ...parcel, number: 2 },
          { ...parcel, number: 1 },
        ]),
      },
      2,
    ),
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
/** A refresh is in progress; a second press does nothing. */
export const Refreshing: Story = {
  parameters: { states: ['loading'], pictures: { skip: 'Only the label of the button differs.' } },
  args: { onRefresh: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Refreshing');
    await userEvent.click(button);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
/** The button stays in place and focused after a refresh, and the next event is announced. */
export const Refreshed: Story = {
  parameters: { states: ['keyboard'], pictures: { skip: 'OnItsWay looks the same.' } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Refresh'));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(button).toHaveFocus();
    const [arrival] = within(canvasElement).getAllByRole('status');
    await expect(arrival).toHaveTextContent('Arriving');
  },
};
/** The longest reports and addresses, without a space. */
export const LongestText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'OnAPhone shows the layout.' } },
  args: {
    model: toTrackingModel(
      withLongReport({
        ...samples.orderOnItsWay,
        deliveryAddress: { ...samples.addressLong, line1: 'L'.repeat(120), city: 'C'.repeat(60) },
      }),
      1,
    ),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
