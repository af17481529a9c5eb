import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = {
  parameters: { subject: { kind: 'field', missingStates: { 'long text': 'Six digits.' } } },
  component: OneTimeCodeField,
  args: { label: 'Six-digit code', hideLabel: true },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Typing: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Six-digit code' });
    await userEvent.type(input, '481');
    await expect(input).toHaveValue('481');
  },
};
export const Complete: Story = {
  parameters: { states: ['chosen', 'valid'] },
  args: { defaultValue: '481302' },
};
export const Wrong: Story = {
  parameters: { states: ['error'] },
  args: { defaultValue: '481302', error: 'That code is incorrect. 3 attempts left.' },
};
export const Checking: Story = {
  parameters: { states: ['busy'] },
  args: { defaultValue: '481302', busy: true },
};
export const Expired: Story = {
  parameters: { states: ['expired'] },
  args: { error: 'That code has expired. Request a new one' },
};
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hideLabel: false, hint: 'Sent to 981 234 5670' },
};
/** Pasting a complete message extracts its digits. */
export const Pasted: Story = {
  parameters: { states: ['variant'] },
  args: { onComplete: fn() },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Six-digit code' });
    await userEvent.click(input);
    await userEvent.paste('Your LUXE code is 481 302.');
    await expect(input).toHaveValue('481302');
    await expect(args.onComplete).toHaveBeenCalledWith('481302');
  },
};
/** Backspace deletes the last digit. Typing after the last digit changes nothing. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Six-digit code' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('48130{Backspace}{Backspace}1302');
    await expect(input).toHaveValue('481130');
  },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { defaultValue: '481302', disabled: true },
};
