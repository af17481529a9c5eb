import { samples } from '@luxe/contract/samples';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressCard } from './AddressCard.tsx';

const meta = { component: AddressCard, args: { address: samples.address } } satisfies Meta<
  typeof AddressCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { action: <TextButton>Edit</TextButton> } };
export const Work: Story = { args: { address: samples.addressWork }, globals: { theme: 'light' } };
export const LongText: Story = {
  args: { address: samples.addressLong },
  globals: { viewport: { value: 'mobile' } },
};
