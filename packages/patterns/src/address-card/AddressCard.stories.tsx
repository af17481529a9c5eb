import { samples } from '@luxe/contract/samples';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { AddressCard } from './AddressCard.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: AddressCard,
  decorators: [withFormColumn],
  args: {
    address: samples.address,
    action: (
      <>
        <TextButton aria-label="Edit the address of Ananya Rao">Edit</TextButton>
        <TextButton aria-label="Remove the address of Ananya Rao">Remove</TextButton>
      </>
    ),
  },
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Home, default')).toBeVisible();
    await expect(canvas.getByText('981 234 5670')).toBeVisible();
  },
};
export const Work: Story = { parameters: { states: ['variant'] }, args: { address: samples.addressWork } };
/** In a summary, the address card has no actions. */
export const NoActions: Story = { parameters: { states: ['variant'] }, args: { action: undefined } };
export const NotServed: Story = {
  parameters: { states: ['rejected'] },
  args: {
    address: {
      ...samples.addressWork,
      postalCode: '744301',
      city: 'Car Nicobar',
      state: 'Andaman and Nicobar Islands',
    },
    problem: 'We do not deliver to 744301 yet.',
  },
};
export const LongText: Story = {
  args: { address: samples.addressLong },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
