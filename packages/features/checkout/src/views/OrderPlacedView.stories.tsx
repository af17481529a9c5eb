import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toPlacedModel } from '../data/toPlacedModel.ts';
import { OrderPlacedView } from './OrderPlacedView.tsx';

const meta = {
  component: OrderPlacedView,
  parameters: { layout: 'fullscreen' },
  args: { placed: toPlacedModel(samples.order), firstName: 'Ananya' },
} satisfies Meta<typeof OrderPlacedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LightOnAPhone: Story = { globals: { theme: 'light', viewport: { value: 'mobile' } } };
export const LongText: Story = {
  args: { placed: toPlacedModel({ ...samples.order, deliveryAddress: samples.addressLong }), firstName: '' },
};
