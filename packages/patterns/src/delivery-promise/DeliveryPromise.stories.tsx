import { samples } from '@luxe/contract/samples';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const meta = {
  component: DeliveryPromise,
  args: {
    pincode: samples.pincodeData.pincode,
    data: samples.pincodeData,
    returnPolicy: samples.product.returnPolicy,
    sellerName: samples.product.winningSellerName,
    action: <TextButton>Change</TextButton>,
  },
} satisfies Meta<typeof DeliveryPromise>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NotServed: Story = { args: { data: samples.pincodeNotServed }, globals: { theme: 'light' } };
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = { args: { data: undefined, failed: true } };
