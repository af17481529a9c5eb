import { createClient } from '@luxe/client';
import { fault, mockApi, rejection } from '@luxe/contract/testing';
import { manualCountdownClock } from '@luxe/patterns/countdown-testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TrackOrderScreen } from './TrackOrderScreen.tsx';

const meta = {
  component: TrackOrderScreen,
  parameters: {
    subject: { kind: 'form', name: 'Track an order' },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: {
    orderCode: '',
    isDemo: false,
    onProven: fn(),
    onLoginNeeded: fn(),
    clock: manualCountdownClock(),
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof TrackOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Pick<Parameters<Play>[0], 'canvasElement'>;

const code = '481302';
const numberField = ({ canvasElement }: Canvas) => within(canvasElement).getByLabelText(/Order number/);
const toCode: Play = async (context) => {
  await userEvent.type(numberField(context), 'LX 2611 2048 77{Enter}');
  await within(context.canvasElement).findByLabelText('6-digit code');
};
const enterCode: Play = async (context) => {
  await toCode(context);
  await userEvent.type(within(context.canvasElement).getByLabelText('6-digit code'), code);
};
const seeing =
  (text: string): Play =>
  async (context) => {
    await enterCode(context);
    await within(context.canvasElement).findByText(text);
  };

export const Empty: Story = {
  parameters: { states: ['empty', 'usual'] },
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Log in' }));
    await expect(context.args.onLoginNeeded).toHaveBeenCalledTimes(1);
  },
};
/** The number of the order is in the URL. */
export const Filled: Story = {
  parameters: { states: ['chosen'] },
  args: { orderCode: 'LX-2611-2048-77' },
  play: async (context) => {
    await expect(numberField(context)).toHaveValue('LX-2611-2048-77');
  },
};
export const NumberMissing: Story = {
  parameters: { states: ['error'] },
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Send code' }));
    await expect(numberField(context)).toHaveFocus();
    await expect(numberField(context)).toBeInvalid();
  },
};
export const Sending: Story = {
  parameters: {
    states: ['busy', 'slow'],
    msw: { handlers: mockApi(fault('requestTrackingCode', 'timeout')) },
  },
  play: async (context) => {
    await userEvent.type(numberField(context), 'LX 2611 2048 77{Enter}');
    const button = await within(context.canvasElement).findByRole('button', { name: 'Sending' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Code: Story = {
  parameters: { states: ['variant'] },
  args: { isDemo: true },
  play: async (context) => {
    await toCode(context);
    await within(context.canvasElement).findByText(
      /^If this order exists, .+ phone and its e-mail address\.$/,
      {
        selector: ':not([role=status])',
      },
    );
  },
};
export const CodeOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: toCode,
};
export const Proven: Story = {
  parameters: { states: ['done'], pictures: { skip: 'The order opens: nothing of this screen stays.' } },
  play: async (context) => {
    await enterCode(context);
    await waitFor(() => expect(context.args.onProven).toHaveBeenCalledTimes(1));
  },
};
export const WrongCode: Story = {
  parameters: {
    states: ['rejected'],
    msw: {
      handlers: mockApi({
        checkTrackingCode: rejection('codeWrong', 4),
      }),
    },
  },
  play: async (context) => {
    await seeing('That code is not right. You have 4 tries left.')(context);
    await expect(within(context.canvasElement).getByLabelText('6-digit code')).toHaveFocus();
  },
};
export const ExpiredCode: Story = {
  parameters: {
    states: ['expired'],
    pictures: { skip: 'Only the text of the error differs from WrongCode.' },
    msw: {
      handlers: mockApi({
        checkTrackingCode: rejection('codeExpired'),
      }),
    },
  },
  play: seeing('This code has expired. Please ask for a new one.'),
};
export const TooManyTries: Story = {
  parameters: {
    states: ['rejected'],
    pictures: { skip: 'Only the text of the error differs from WrongCode.' },
    msw: {
      handlers: mockApi({
        checkTrackingCode: rejection('codeTriesUsedUp'),
      }),
    },
  },
  play: seeing('Too many tries. Please ask for a new code.'),
};
export const TooManyCodes: Story = {
  parameters: {
    states: ['rejected'],
    msw: {
      handlers: mockApi({
        requestTrackingCode: rejection('tooManyCodes'),
      }),
    },
  },
  play: async (context) => {
    await userEvent.type(numberField(context), 'LX 2611 2048 77{Enter}');
    await within(context.canvasElement).findByText(/^Too many codes requested/);
    await expect(numberField(context)).toHaveFocus();
  },
};
/** The shop has neither a mail server nor an account for text messages. */
export const NotOffered: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'Only the text of the error differs from TooManyCodes.' },
    msw: {
      handlers: mockApi({
        requestTrackingCode: rejection('trackingNotOffered'),
      }),
    },
  },
  play: async (context) => {
    await userEvent.type(numberField(context), 'LX 2611 2048 77{Enter}');
    await within(context.canvasElement).findByText(/^We cannot send codes at the moment/);
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'Only the text of the error differs from TooManyCodes.' },
    msw: { handlers: mockApi(fault('requestTrackingCode', '5xx')) },
  },
  play: async (context) => {
    await userEvent.type(numberField(context), 'LX 2611 2048 77{Enter}');
    await within(context.canvasElement).findByText(/^Something went wrong on our side/);
  },
};
