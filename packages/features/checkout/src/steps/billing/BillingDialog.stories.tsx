import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BillingDialog } from './BillingDialog.tsx';
import { copy } from './billingCopy.ts';

const billing = { gstin: '27AAPFU0939F1ZV', name: 'Worli Interiors LLP' };

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  tags: ['dialog'],
  component: BillingDialog,
  args: { billing: undefined, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof BillingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: copy.title }));

export const Empty: Story = {
  parameters: { states: ['empty'] },
  play: async ({ args }) => {
    const { getByRole, queryByRole } = await dialog();
    await expect(queryByRole('button', { name: copy.remove })).toBeNull();
    await userEvent.type(getByRole('textbox', { name: copy.gstin }), '27 aapfu 0939 f1zv');
    await userEvent.type(getByRole('textbox', { name: copy.name }), billing.name);
    await userEvent.click(getByRole('button', { name: copy.save }));
    await expect(args.onSave).toHaveBeenCalledWith(billing);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = {
  parameters: { states: ['usual'] },
  args: { billing },
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: copy.remove }));
    await expect(args.onSave).toHaveBeenCalledWith(undefined);
  },
};
/** A typing error is reported at the field, which gets the focus; nothing is saved. */
export const Wrong: Story = {
  parameters: { states: ['failed'] },
  args: { billing },
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog();
    const field = getByRole('textbox', { name: copy.gstin });
    await userEvent.clear(field);
    await userEvent.type(field, '27AAPFU0939F1ZW');
    await userEvent.click(getByRole('button', { name: copy.save }));
    await expect(getByText(copy.gstinWrong)).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
