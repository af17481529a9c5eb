import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Login } from '../data/useLogin.ts';
import { LoginView } from './LoginView.tsx';

const login: Login = {
  step: 'contact',
  contact: undefined,
  error: '',
  isCodeSpent: false,
  isResent: false,
  isCaptchaFailed: false,
  busy: 'no',
  resendAt: 0,
  sentCount: 0,
  sendCode: fn(),
  resendCode: fn(),
  submitCode: fn(),
  submitNames: fn(),
  skipNames: fn(),
  changeContact: fn(),
  onType: fn(),
};
const phone = { phone: '9812345670' };
const code: Login = { ...login, step: 'code', contact: phone, sentCount: 1 };

const meta = {
  parameters: { subject: { kind: 'form', name: 'Log in' } },
  component: LoginView,
  args: { login, waitSeconds: 0, isDemo: false },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  parameters: { states: ['usual', 'narrow'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Mobile number or e-mail'), '9812345670{Enter}');
    await expect(login.sendCode).toHaveBeenCalledWith(phone);
  },
};
export const ContactWrong: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Mobile number or e-mail'), '12345{Enter}');
    await canvas.findByText(/^Enter a mobile number of ten digits/);
  },
};
export const Sending: Story = {
  parameters: { states: ['busy'] },
  args: { login: { ...login, contact: phone, busy: 'sending' } },
};
export const RateLimited: Story = {
  parameters: { states: ['rejected'] },
  args: {
    login: { ...login, contact: phone, error: 'Too many codes were sent. Try again in a few minutes.' },
  },
};
export const Code: Story = {
  parameters: { states: ['variant'] },
  args: { login: code, waitSeconds: 24, isDemo: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '481302');
    await expect(code.submitCode).toHaveBeenCalledWith('481302');
  },
};
export const CodeLightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  args: { login: code, waitSeconds: 24 },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const WrongCode: Story = {
  parameters: { states: ['error'] },
  args: { login: { ...code, error: 'That code is not right. 2 tries left.' } },
};
export const CodeTooOld: Story = {
  parameters: { states: ['expired'] },
  args: { login: { ...code, error: 'This code is too old. Ask for a new one.', isCodeSpent: true } },
};
export const Checking: Story = {
  parameters: { states: ['busy'] },
  args: { login: { ...code, busy: 'checking' }, waitSeconds: 12 },
};
/** A long e-mail address. */
export const CodeByEmail: Story = {
  parameters: { states: ['variant'] },
  args: {
    login: {
      ...code,
      contact: { email: 'venkatanarasimharajuvaripeta.subrahmanyam@correspondence.example.co.in' },
    },
    waitSeconds: 24,
  },
  globals: { viewport: { value: 'mobile' } },
};
export const ByEmail: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Mobile number or e-mail'), 'ananya@example.com{Enter}');
    await expect(login.sendCode).toHaveBeenCalledWith({ email: 'ananya@example.com' });
  },
};
/** The captcha failed: a notice is shown, and the login continues. */
export const CaptchaFailed: Story = {
  parameters: { states: ['rejected'] },
  args: { login: { ...code, isCaptchaFailed: true }, waitSeconds: 24 },
};
export const Names: Story = {
  parameters: { states: ['variant'] },
  args: { login: { ...code, step: 'names' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First name'), 'Ananya');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Rao{Enter}');
    await expect(login.submitNames).toHaveBeenCalledWith({ firstName: 'Ananya', lastName: 'Rao' });
  },
};
export const NamesMissing: Story = {
  parameters: { states: ['error'] },
  args: { login: { ...code, step: 'names' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Enter your first name.');
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};
export const NamesFailed: Story = {
  parameters: { states: ['error'] },
  args: {
    login: {
      ...code,
      step: 'names',
      error: 'Something went wrong on our side. Try again in a moment.',
    },
  },
};
export const NamesSaving: Story = {
  parameters: { states: ['busy'] },
  args: { login: { ...code, step: 'names', busy: 'saving' } },
};
/** The longest e-mail address that the form accepts, without a space. */
export const LongestText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'CodeByEmail shows how it looks.' } },
  args: {
    login: { ...code, contact: { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example` } },
    waitSeconds: 24,
  },
};
