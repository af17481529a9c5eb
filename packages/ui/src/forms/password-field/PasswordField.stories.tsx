import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordRule } from './PasswordField.tsx';

const rules: PasswordRule[] = [
  { label: 'At least 10 characters', test: (password) => password.length >= 10 },
  { label: 'A digit', test: (password) => /\d/.test(password) },
  { label: 'Not your name or number', test: (password) => !/ananya|9812345670/i.test(password) },
];

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        'long text': 'Its label and messages are those of every field: TextField, Long Text.',
      },
    },
  },
  component: PasswordField,
  args: { purpose: 'current' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Filled: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: 'jor-bagh-14' } };
export const Visible: Story = {
  parameters: { states: ['chosen'] },
  args: { defaultValue: 'jor-bagh-14' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect(canvas.getByText('Your password is visible')).toHaveRole('status');
  },
};
export const CapsLockOn: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on')).toBeVisible();
  },
};
export const Rules: Story = {
  parameters: { states: ['variant'] },
  args: { purpose: 'new', label: 'New password', rules },
};
export const RulesPartlyMet: Story = {
  parameters: { states: ['variant'] },
  args: { purpose: 'new', label: 'New password', rules, defaultValue: 'lodhi14' },
};
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { defaultValue: 'jor-bagh', error: 'Incorrect password. 4 attempts left' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, hint: 'You log in with a code, without a password' },
};
/** Tab moves from the input to the button. Enter and Space show and hide the password. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultValue: 'jor-bagh-14' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Password').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
