import { createClient } from '@luxe/client';
import { callSamples, samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, errorReply } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HelpScreen } from './HelpScreen.tsx';

const customer = { loginType: 'customer' } as const;

const meta = {
  component: HelpScreen,
  parameters: {
    subject: { kind: 'screen', missingStates: { loading: 'Same as Slow.' } },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { serviceNumber: '1800 000 0000', onLoginNeeded: fn() },
  decorators: [
    (Story, { parameters }) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint={String(parameters.hint ?? 's0c0')}>
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest can expand a topic in place. To write a ticket, the guest must log in. */
export const Guest: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Returns and refunds'));
    await waitFor(() => expect(canvas.getByText(/Seven days from delivery/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Call 1800 000 0000' })).toHaveAttribute(
      'href',
      'tel:18000000000',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLoginNeeded).toHaveBeenCalledOnce();
  },
};
export const Customer: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['light'] },
    hint: 's1c0',
    msw: { handlers: mockApi({}, customer) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your messages' });
  },
};
/** A search opens the topics with an answer. */
export const Searched: Story = {
  parameters: { states: ['chosen'], pictures: { themes: ['dark'] } },
  args: { search: 'seven days' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1 answer for “seven days”');
    await waitFor(() => expect(canvas.getByText(/Seven days from delivery/)).toBeVisible());
  },
};
export const NothingFound: Story = {
  parameters: { states: ['empty'], pictures: { skip: 'The page of Searched without topics.' } },
  args: { search: 'teapot' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^No answer contains “teapot”/);
  },
};
/** A shopper has answered "Did this help?". */
export const Voted: Story = {
  parameters: { states: ['done'], pictures: { skip: 'A sentence below the answer.' } },
  args: { topic: 'returns' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const vote = within(
      await canvas.findByRole('group', {
        name: 'Did this help? How long do I have to return an item?',
      }),
    );
    await userEvent.click(vote.getByRole('button', { name: 'Yes' }));
    await canvas.findByText('Thank you.');
  },
};
/** Opened by a link to one topic. */
export const TopicOpen: Story = { parameters: { states: ['open'] }, args: { topic: 'returns' } };
/** After sending: the ticket number is shown, the form is empty and the list has the ticket. */
export const Sent: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    hint: 's1c0',
    msw: { handlers: mockApi({}, { ...customer, tickets: [] }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('What is it about?'), 'Delivery');
    await userEvent.type(canvas.getByLabelText(/What happened/), 'The ribbon of the parcel was torn.');
    const png = new File([Uint8Array.of(137, 80, 78, 71)], 'ribbon.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Pictures or documents/), png);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent. Your ticket number is T1000300.', {}, { timeout: 10_000 });
    await expect(canvas.getByLabelText(/What happened/)).toHaveValue('');
    await expect(await canvas.findByText(/T1000300 · Received/)).toBeVisible();
  },
};
/** A missing value has an error beside its field. */
export const Missing: Story = {
  parameters: {
    states: ['error'],
    pictures: { skip: 'Same page as Customer; the field has its own error.' },
    hint: 's1c0',
    msw: { handlers: mockApi({}, customer) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await canvas.findByText('Choose a topic.');
    await expect(canvas.getByLabelText('What is it about?')).toHaveFocus();
  },
};
/**
 * When the store rejects a ticket, its error message appears above the button, and the form keeps its values.
 */
export const RateLimited: Story = {
  parameters: {
    states: ['rejected'],
    pictures: { themes: ['dark'] },
    hint: 's1c0',
    msw: {
      handlers: mockApi(
        {
          createTicket: errorReply(429, 'T4291', 'You have sent several messages. Please try again later.'),
          tickets: { tickets: [] },
        },
        customer,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('What is it about?'), 'Payment');
    await userEvent.type(canvas.getByLabelText(/What happened/), 'A question of a few words.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText(/sent several messages/);
    await expect(canvas.getByLabelText(/What happened/)).toHaveValue('A question of a few words.');
  },
};
/** The ticket is being sent. */
export const Busy: Story = {
  parameters: {
    states: ['busy'],
    hint: 's1c0',
    msw: {
      handlers: mockApi(
        { createTicket: delayedReply(60_000, callSamples.createTicket), tickets: { tickets: [] } },
        customer,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('What is it about?'), 'Payment');
    await userEvent.type(canvas.getByLabelText(/What happened/), 'A question of a few words.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('button', { name: 'Sending' });
  },
};
export const TicketsFailed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { themes: ['dark'] },
    hint: 's1c0',
    msw: { handlers: mockApi(fault('tickets', '4xx'), customer) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your messages could not be shown.');
  },
};
export const Empty: Story = {
  parameters: { states: ['empty'], msw: { handlers: mockApi({ helpTopics: samples.helpTopicsNone }) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There are no answers here at the moment.');
  },
};
export const LongText: Story = {
  parameters: {
    states: ['long text'],
    pictures: { themes: ['dark'] },
    hint: 's1c0',
    msw: {
      handlers: mockApi(
        {
          tickets: {
            tickets: [
              {
                ...callSamples.createTicket.ticket,
                text: 'The parcel came with a torn ribbon, and inside it the small box for the earrings was open. '.repeat(
                  3,
                ),
              },
            ],
          },
        },
        customer,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Your messages' });
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('helpTopics', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
/** The phone number is shown even when the topics fail to load. */
export const Offline: Story = {
  parameters: {
    states: ['offline'],
    pictures: { skip: 'Same as Failed.' },
    msw: { handlers: mockApi(fault('helpTopics', 'offline')) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Call 1800 000 0000' });
  },
};
export const Phone: Story = {
  ...Customer,
  parameters: { ...Customer.parameters, states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** A ticket whose text has the maximum length, without a space. */
export const LongestText: Story = {
  parameters: {
    states: ['long text'],
    hint: 's1c0',
    pictures: { skip: 'Customer shows tickets.' },
    msw: {
      handlers: mockApi(
        { tickets: { tickets: [{ ...samples.tickets.tickets[0]!, text: 'A'.repeat(2000) }] } },
        customer,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^A{2000}$/);
  },
};
export const Slow: Story = {
  parameters: {
    states: ['slow'],
    msw: { handlers: mockApi({ helpTopics: delayedReply(60_000, samples.helpTopics) }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading help');
  },
};
