import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readSentLead } from './data/sentLead.ts';
import { LeadScreen } from './LeadScreen.tsx';

const skip = { pictures: { skip: 'Its fields are in the picture of Usual.' } };

const meta = {
  component: LeadScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Ask for a call',
      missingStates: {
        loading: 'It reads nothing.',
        slow: 'It reads nothing.',
        failed: 'It reads nothing; Rejected shows a failed request.',
        offline: 'Same as Rejected.',
        empty: 'The form begins empty in Usual.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { kind: 'callbackStore' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof LeadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Your name'), 'Ananya Rao');
  await userEvent.type(canvas.getByLabelText('Mobile number'), '9812345670');
  await userEvent.selectOptions(canvas.getByLabelText('When may we call?'), 'Evening, 5 pm to 9 pm');
  await userEvent.click(canvas.getByLabelText(/^You may call me/));
  await userEvent.click(canvas.getByRole('button', { name: 'Call me' }));
};

/** Each missing field shows what is wrong. */
export const Usual: Story = {
  parameters: { states: ['usual', 'error'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Call me' }));
    await canvas.findByText('Enter your name.');
    await expect(canvas.getByText('Choose a day.')).toBeVisible();
  },
};
export const Raised: Story = {
  args: { kind: 'callback' },
  parameters: { states: ['done'], ...skip },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText('We have your request. Its number is CB-2611-2048-77');
  },
};
export const Duplicate: Story = {
  args: { kind: 'callback' },
  parameters: {
    states: ['variant'],
    ...skip,
    msw: { handlers: mockApi({ raiseLeadTicket: samples.raiseLeadTicketDuplicate }) },
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText(/^You have asked us already/);
  },
};
export const Rejected: Story = {
  args: { kind: 'callback' },
  parameters: {
    states: ['rejected'],
    ...skip,
    msw: { handlers: mockApi(fault('raiseLeadTicket', '5xx')) },
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByText('Request failed, please try again after some time', {}, { timeout: 10_000 });
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ananya Rao');
  },
};
/** After a form without scripts: what was typed, and a sentence beside each wrong field. */
export const SentWithoutScripts: Story = {
  args: {
    kind: 'callback',
    sent: readSentLead('callback', new URLSearchParams({ name: 'Ananya Rao', phone: '12345' }), [
      '2026-11-30',
      '2026-12-29',
    ]),
  },
  parameters: { states: ['error'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Please check the marked fields')).toBeVisible();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ananya Rao');
    await expect(canvas.getByText('Enter a mobile number with ten digits.')).toBeVisible();
  },
};
/** The form of a partner, with the consent for the partner. */
export const OfAPartner: Story = {
  args: { kind: 'jlr' },
  parameters: { states: ['narrow', 'long text'], ...skip },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const name = 'Sri Venkateswara Chandrasekharan Subrahmanyam '.repeat(2).slice(0, 100);
    await userEvent.type(within(canvasElement).getByLabelText('Your name'), name);
  },
};
