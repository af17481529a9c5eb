import { samples } from '@luxe/contract/samples';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const { pincodeOfOffer, pincodeNotServed, product } = samples;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: DeliveryPromise,
  decorators: [withFormColumn],
  args: {
    pincode: pincodeOfOffer.pincode,
    data: pincodeOfOffer,
    returnPolicy: product.returnPolicy,
    sellerName: product.winningSellerName,
    action: <TextButton aria-label="Change the pincode">Change</TextButton>,
  },
} satisfies Meta<typeof DeliveryPromise>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Express by Sunday, 22 November. Free.')).toBeVisible();
  },
};
export const OneDeliveryMode: Story = {
  parameters: { states: ['one'] },
  args: { data: { ...pincodeOfOffer, deliveryModes: pincodeOfOffer.deliveryModes.slice(1) } },
};
export const Charged: Story = {
  parameters: { states: ['variant'] },
  args: { data: samples.pincodeOfSmallOffer },
};
export const NoDay: Story = {
  parameters: { states: ['variant'] },
  args: { data: { ...pincodeOfOffer, deliveryModes: [] } },
};
export const NotServed: Story = {
  parameters: { states: ['rejected'] },
  args: { pincode: pincodeNotServed.pincode, data: pincodeNotServed },
};
export const Loading: Story = { parameters: { states: ['loading'] }, args: { data: undefined } };
export const Failed: Story = { parameters: { states: ['failed'] }, args: { data: undefined, failed: true } };
export const DeliveryAlone: Story = {
  parameters: { states: ['variant'] },
  args: { returnPolicy: undefined, sellerName: undefined, action: undefined },
};
export const LongText: Story = {
  args: {
    returnPolicy:
      'Seven days to send it back unworn, with its papers, dust bag and tags; made-to-order items are repaired and not taken back.',
    sellerName: 'Maison Verrane de Saint-Germain-en-Laye et Fils (India) Private Limited',
    action: <TextButton>Deliver to another pincode</TextButton>,
  },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
