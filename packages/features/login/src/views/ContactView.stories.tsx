import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ContactChange } from '../data/useContactChange.ts';
import { ContactView } from './ContactView.tsx';

const change: ContactChange = {
  step: 'contact',
  contact: undefined,
  error: '',
  isCodeSpent: false,
  isResent: false,
  busy: 'no',
  resendAt: 0,
  sent: 0,
  sendCode: fn(),
  resendCode: fn(),
  submitCode: fn(),
  back: fn(),
  onType: fn(),
};
const code: ContactChange = { ...change, step: 'code', contact: { phone: '9812345671' }, sent: 1 };

const meta = {
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Change phone or e-mail address',
      missingStates: {
        empty: 'The form starts with an empty field, which is its usual state.',
        loading: 'It loads nothing.',
        slow: 'It loads nothing; its button is busy while a code is sent or checked.',
      },
    },
  },
  component: ContactView,
  args: { kind: 'phone', change, waitSeconds: 0, isDemo: false },
} satisfies Meta<typeof ContactView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Mobile number'), '9812345671{Enter}');
    await expect(change.sendCode).toHaveBeenCalledWith({ phone: '9812345671' });
  },
};
export const Email: Story = {
  parameters: { states: ['variant'] },
  args: { kind: 'email' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('E-mail address'), 'a@example.com{Enter}');
    await expect(change.sendCode).toHaveBeenCalledWith({ email: 'a@example.com' });
  },
};
export const Sending: Story = {
  parameters: { states: ['busy'] },
  args: { change: { ...change, contact: { phone: '9812345671' }, busy: 'sending' } },
};
export const RateLimited: Story = {
  parameters: { states: ['rejected'] },
  args: {
    change: {
      ...change,
      contact: { phone: '9812345671' },
      error: 'Too many codes were requested. Please try again in a few minutes.',
    },
  },
};
export const Code: Story = {
  parameters: { states: ['variant'] },
  args: { change: code, waitSeconds: 24, isDemo: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '481302');
    await expect(code.submitCode).toHaveBeenCalledWith('481302');
  },
};
export const Taken: Story = {
  parameters: { states: ['error'] },
  args: {
    change: {
      ...code,
      error: 'There is another account with this number. Log in with it, or give another one.',
    },
  },
};
export const CodeLightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  args: { change: code, waitSeconds: 24 },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: {
    change: { ...code, error: 'Something went wrong on our side. Try again in a moment.' },
  },
};
export const Offline: Story = {
  parameters: { states: ['offline'] },
  args: {
    change: { ...code, error: 'You are offline. Your details are still here; try again when you are back.' },
  },
};
export const CodeByEmail: Story = {
  parameters: { states: ['long text'] },
  args: {
    kind: 'email',
    change: {
      ...code,
      contact: { email: 'venkatanarasimharajuvaripeta.subrahmanyam@correspondence.example.co.in' },
    },
    waitSeconds: 24,
  },
  globals: { viewport: { value: 'mobile' } },
};
