import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordView } from './PasswordView.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Log in by password',
      missingStates: {
        empty: 'The form starts with empty fields, which is its usual state.',
        loading: 'It loads nothing.',
        slow: 'It loads nothing; its button is busy while a password is checked.',
        'long text': 'Long input scrolls in its field.',
      },
    },
  },
  component: PasswordView,
  args: { error: '', busy: false, onSubmit: fn() },
} satisfies Meta<typeof PasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Mobile number or e-mail'), 'ananya@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a good password 1{Enter}');
    const given = { username: 'ananya@example.com', password: 'a good password 1' };
    await expect(args.onSubmit).toHaveBeenCalledWith(given);
  },
};
export const Missing: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByText('Enter your mobile number or e-mail address.');
    await canvas.findByText('Enter your password.');
    await expect(canvas.getByLabelText('Mobile number or e-mail')).toHaveFocus();
  },
};
export const WrongPassword: Story = {
  parameters: { states: ['rejected'] },
  args: { error: 'Invalid user/password or user not found' },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { error: 'Something went wrong on our side. Try again in a moment.' },
};
export const Offline: Story = {
  parameters: { states: ['offline'] },
  args: { error: 'You are offline. Your details are still here; try again when you are back.' },
};
export const Checking: Story = { parameters: { states: ['busy'] }, args: { busy: true } };
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
