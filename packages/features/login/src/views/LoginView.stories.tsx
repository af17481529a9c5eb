import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Login } from '../data/useLogin.ts';
import { LoginView } from './LoginView.tsx';

const login: Login = {
  step: 'phone',
  phone: '',
  error: '',
  isCodeSpent: false,
  busy: 'no',
  resendAt: 0,
  sent: 0,
  sendCode: fn(),
  resendCode: fn(),
  submitCode: fn(),
  changeNumber: fn(),
  clearError: fn(),
};
const code: Login = { ...login, step: 'code', phone: '9812345670', sent: 1 };

const meta = {
  component: LoginView,
  args: { login, waitSeconds: 0, isDemo: false },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9812345670{Enter}');
    await expect(login.sendCode).toHaveBeenCalledWith('9812345670');
  },
};
export const PhoneWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Mobile number'), '12345{Enter}');
    await canvas.findByText(/^Enter a mobile number of ten digits/);
  },
};
export const Sending: Story = { args: { login: { ...login, phone: '9812345670', busy: 'sending' } } };
export const RateLimited: Story = {
  args: {
    login: { ...login, phone: '9812345670', error: 'Too many codes were sent. Try again in a few minutes.' },
  },
};
export const Code: Story = {
  args: { login: code, waitSeconds: 24, isDemo: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '481302');
    await expect(code.submitCode).toHaveBeenCalledWith('481302');
  },
};
export const CodeLightOnAPhone: Story = {
  args: { login: code, waitSeconds: 24 },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const WrongCode: Story = {
  args: { login: { ...code, error: 'That code is not right. 2 tries left.' } },
};
export const CodeTooOld: Story = {
  args: { login: { ...code, error: 'This code is too old. Ask for a new one.', isCodeSpent: true } },
};
export const Checking: Story = { args: { login: { ...code, busy: 'checking' }, waitSeconds: 12 } };
