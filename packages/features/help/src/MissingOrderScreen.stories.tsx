import { createClient } from '@luxe/client';
import { callSamples, samples } from '@luxe/contract/samples';
import { delayedReply, errorReply, fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MissingOrderScreen } from './MissingOrderScreen.tsx';

const customer = { loginType: 'customer', tickets: callSamples.tickets.tickets } as const;
const handlers = (overrides: Overrides = {}, start: object = {}) => ({
  handlers: mockApi(overrides, { ...customer, ...start }),
});
const skip = (reason: string) => ({ pictures: { skip: reason } });

const meta = {
  component: MissingOrderScreen,
  parameters: { subject: { kind: 'screen' }, layout: 'fullscreen', msw: handlers() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof MissingOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const find =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };
const report =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByLabelText(/What did you order/),
      'My bank has charged me, but I see no order.',
    );
    await userEvent.type(canvas.getByLabelText(/Order number or payment/), '426112345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await canvas.findByText(text);
  };

/** Requests with answers. The second is answered, so that messages are possible. */
export const Requests: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find(/^Our answer, .*2 November/),
};
/** A button opens the form for a message, and moves the focus into it. */
export const Replying: Story = {
  parameters: { states: ['open'], ...skip('A text area and a button below the answer.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a message about T1000121' }));
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
  },
};
export const Empty: Story = {
  parameters: { states: ['empty'], ...skip('Requests shows the form.'), msw: handlers({}, { tickets: [] }) },
  play: find('You have no requests yet.'),
};
export const Sent: Story = {
  parameters: {
    states: ['done'],
    ...skip('HelpScreen shows the notice.'),
    msw: handlers({}, { tickets: [] }),
  },
  play: report(/Sent. Your ticket number is T1000300/),
};
/** The reference is that of a payment that the bank has not confirmed. The report is not sent yet. */
export const PaymentPending: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: handlers(
      { findMissingOrder: { match: { orderCode: 'LX-2611-2048-77', state: 'pending' } } },
      { tickets: [] },
    ),
  },
  play: async (context) => {
    await report('This payment is not finished')(context);
    await expect(within(context.canvasElement).getByRole('link', { name: 'See the payment' })).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: { states: ['error'], ...skip('HelpScreen shows such an error.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send report' }));
    await canvas.findByText('Write at least 10 characters.');
  },
};
export const RateLimited: Story = {
  parameters: {
    states: ['rejected'],
    ...skip('HelpScreen shows the notice.'),
    msw: handlers({
      reportMissingOrder: errorReply(429, 'T4291', 'You have sent several messages. Please try again later.'),
    }),
  },
  play: report(/sent several messages/),
};
export const Busy: Story = {
  parameters: {
    states: ['busy'],
    ...skip('Only the button differs.'),
    msw: handlers({ reportMissingOrder: delayedReply(60_000, callSamples.reportMissingOrder) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByLabelText(/What did you order/),
      'My bank has charged me, but I see no order.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await canvas.findByRole('button', { name: 'Sending' });
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...skip('HelpScreen shows the notice.'),
    msw: handlers(fault('tickets', '4xx')),
  },
  play: find('Your messages could not be shown.'),
};
export const Offline: Story = {
  parameters: {
    states: ['offline'],
    ...skip('HelpScreen shows the notice.'),
    msw: handlers(fault('tickets', 'offline')),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your messages could not be shown.', {}, { timeout: 10_000 });
  },
};
export const LongText: Story = {
  parameters: {
    states: ['long text'],
    ...skip('Requests shows answers.'),
    msw: handlers(
      {},
      {
        tickets: [
          {
            ...samples.replyToTicket.ticket,
            status: 'answered',
            messages: [{ author: 'shop', text: 'A'.repeat(2000), createdAt: '2026-11-02T09:30:00.000Z' }],
          },
        ],
      },
    ),
  },
  play: find(/^A{2000}$/),
};
export const Phone: Story = {
  ...Requests,
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
};
export const Slow: Story = {
  parameters: {
    states: ['loading', 'slow'],
    ...skip('It looks like HelpScreen.'),
    msw: handlers({ customerProfile: delayedReply(60_000, samples.customerProfile) }),
  },
  play: find('Loading your requests'),
};
