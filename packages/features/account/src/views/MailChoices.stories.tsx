import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MailChoices, type MailChoicesProps } from './MailChoices.tsx';

const skip = { pictures: { skip: 'The switches of Usual.' } };

const accept: MailChoicesProps['onChange'] = () => Promise.resolve({ ok: true });
const record = fn(accept);

const meta = {
  component: MailChoices,
  parameters: {
    subject: {
      kind: 'field',
      missingStates: { 'long text': 'Its texts are fixed.' },
    },
  },
  args: { preferences: samples.mailPreferences, onChange: accept },
} satisfies Meta<typeof MailChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual', 'empty'], pictures: { themes: ['dark'] } } };
export const Subscribed: Story = {
  args: { preferences: { ...samples.mailPreferences, newsletter: 'on', offers: true }, onChange: record },
  parameters: { states: ['chosen'], ...skip },
  play: async ({ canvasElement }) => {
    const newsletter = within(canvasElement).getByRole('switch', { name: /^Newsletter/ });
    await expect(newsletter).toBeChecked();
    await userEvent.click(newsletter);
    await expect(record).toHaveBeenLastCalledWith({ newsletter: false });
  },
};
/** The newsletter waits for the confirmation by mail. */
export const Unconfirmed: Story = {
  args: { preferences: samples.mailPreferencesUnconfirmed },
  parameters: { states: ['variant'], ...skip },
};
export const WithoutAddress: Story = {
  args: { preferences: samples.mailPreferencesNone },
  parameters: { states: ['disabled'], ...skip },
  play: async ({ canvasElement }) => {
    const newsletter = within(canvasElement).getByRole('switch', { name: /^Newsletter/ });
    await expect(newsletter).toBeDisabled();
  },
};
export const Busy: Story = {
  args: { onChange: () => new Promise(() => {}) },
  parameters: { states: ['busy'], ...skip },
  play: async ({ canvasElement }) => {
    const offers = within(canvasElement).getByRole('switch', { name: /^Offers/ });
    await userEvent.click(offers);
    await expect(offers).toBeChecked();
  },
};
export const Rejected: Story = {
  args: { onChange: () => Promise.resolve({ ok: false, message: 'Please try again in a moment.' }) },
  parameters: { states: ['error', 'rejected'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const offers = canvas.getByRole('switch', { name: /^Offers/ });
    await userEvent.click(offers);
    await canvas.findByText('Please try again in a moment.');
    await expect(offers).not.toBeChecked();
  },
};
/** The shop offers updates on WhatsApp [CFG-01]. */
export const WithWhatsApp: Story = {
  args: { hasWhatsApp: true, onChange: record },
  parameters: { states: ['variant'], ...skip },
  play: async ({ canvasElement }) => {
    const whatsApp = within(canvasElement).getByRole('switch', { name: /^WhatsApp/ });
    await expect(whatsApp).not.toBeChecked();
    await userEvent.click(whatsApp);
    await expect(record).toHaveBeenLastCalledWith({ whatsapp: true });
  },
};
