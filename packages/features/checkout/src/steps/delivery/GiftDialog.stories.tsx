import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { copy } from './giftCopy.ts';
import { GiftDialog } from './GiftDialog.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  tags: ['dialog'],
  component: GiftDialog,
  args: { options: samples.giftOptionsNone, onSave: fn(async () => ''), onClose: fn() },
} satisfies Meta<typeof GiftDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: copy.title }));

export const Empty: Story = {
  parameters: { states: ['empty'] },
  play: async ({ args }) => {
    const { getByRole, queryByRole } = await dialog();
    await expect(queryByRole('button', { name: copy.remove })).toBeNull();
    await userEvent.click(getByRole('checkbox', { name: /^Wrap it as a gift/ }));
    await userEvent.type(getByRole('textbox', { name: copy.message }), 'For Amma');
    await userEvent.click(getByRole('button', { name: copy.save }));
    await expect(args.onSave).toHaveBeenCalledWith({ wrap: true, message: 'For Amma', hidePrices: false });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Chosen: Story = {
  parameters: { states: ['usual'] },
  args: { options: samples.giftOptions },
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: copy.remove }));
    await expect(args.onSave).toHaveBeenCalledWith(samples.giftOptionsNone);
  },
};
/** A message that is too long is neither cut nor sent, and the field gets the focus. */
export const TooLong: Story = {
  parameters: { states: ['error'] },
  args: {
    options: { ...samples.giftOptions, message: `${'For the year that began in one flat. '.repeat(6)}` },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ args }) => {
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('button', { name: copy.save }));
    await findByText(copy.tooLong(200));
    await expect(getByRole('textbox', { name: copy.message })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Saving: Story = {
  parameters: { states: ['busy'], pictures: { skip: 'Button, Busy, shows how it looks.' } },
  args: { options: samples.giftOptions, onSave: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ args }) => {
    const { getByRole, findByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: copy.save }));
    const save = await findByRole('button', { name: copy.saving });
    await userEvent.click(save);
    await userEvent.click(getByRole('button', { name: copy.remove }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** The typed message stays when saving fails. */
export const NotSaved: Story = {
  parameters: { states: ['failed'] },
  args: {
    options: samples.giftOptionsNone,
    onSave: fn(async () => 'You are offline. Try again when you are back.'),
  },
  play: async ({ args }) => {
    const { getByRole, findByRole } = await dialog();
    const area = getByRole('textbox', { name: copy.message });
    await userEvent.type(area, 'For Amma');
    await userEvent.click(getByRole('button', { name: copy.save }));
    await expect(await findByRole('alert')).toHaveTextContent(copy.notSaved);
    await expect(area).toHaveValue('For Amma');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** The longest message, without a space. */
export const LongestText: Story = {
  parameters: { states: ['long text'] },
  args: { options: { ...samples.giftOptions, message: 'W'.repeat(200) } },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await dialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
