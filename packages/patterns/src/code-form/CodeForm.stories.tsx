import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeForm } from './CodeForm.tsx';

const meta = {
  component: CodeForm,
  parameters: {
    subject: { kind: 'field', missingStates: { 'long text': 'Six digits.' } },
  },
  args: {
    error: '',
    isCodeSpent: false,
    busy: 'no',
    submitLabel: 'Continue',
    waitSeconds: 0,
    sent: 1,
    onSubmit: fn(),
    onResend: fn(),
    onType: fn(),
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { states: ['empty', 'usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('6-digit code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};
export const Complete: Story = {
  parameters: { states: ['chosen'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('6-digit code'), '481302');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('481302');
  },
};
export const Waiting: Story = {
  parameters: { states: ['disabled'] },
  args: { waitSeconds: 27 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('New code in 0:27')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend' })).toBeDisabled();
  },
};
export const Checking: Story = { parameters: { states: ['busy'] }, args: { busy: 'checking' } };
export const Wrong: Story = {
  parameters: { states: ['error'] },
  args: { error: 'That code is not right. You have 4 tries left.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('6-digit code');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};
/** Only a new code can be requested. */
export const Spent: Story = {
  parameters: { states: ['rejected'] },
  args: { error: 'This code has expired. Please ask for a new one.', isCodeSpent: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('6-digit code'), '48130');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Resend' })).toBeEnabled();
  },
};
