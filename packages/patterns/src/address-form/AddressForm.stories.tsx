import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

const meta = {
  parameters: { subject: { kind: 'form' } },
  component: AddressForm,
  decorators: [withPageMargins],
  args: {
    lookUp: async () => ({ kind: 'known', data: samples.pincodeData }),
    onSave: fn<AddressFormProps['onSave']>(async () => ({ ok: true })),
    onCancel: fn(),
  },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof AddressForm>;

const save = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save address' }));

export const New: Story = { parameters: { states: ['usual'] } };
export const Change: Story = { parameters: { states: ['variant'] }, args: { address: samples.address } };
/** The first address has no cancel button. */
export const First: Story = { parameters: { states: ['variant'] }, args: { onCancel: undefined } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { address: samples.addressLong },
};
export const Missing: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement, args }) => {
    await save(canvasElement);
    await expect(await within(canvasElement).findByText('Enter the city.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Saving: Story = {
  parameters: { states: ['busy'] },
  args: { address: samples.addressWork, onSave: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Saving' });
  },
};
export const Failed: Story = {
  parameters: { states: ['rejected'] },
  args: {
    address: samples.address,
    onSave: async () => ({ ok: false, message: 'The address was not saved. What you typed is still here.' }),
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  args: { address: samples.address },
  globals: { viewport: { value: 'mobile' } },
};
