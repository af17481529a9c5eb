import { createClient } from '@luxe/client';
import { fault, delayedReply, errorReply, mockApi } from '@luxe/contract/testing';
import { samples } from '@luxe/contract/samples';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataRequestScreen } from './DataRequestScreen.tsx';

const skip = { pictures: { skip: 'Its parts are in the picture of Usual.' } };
const customer = { loginType: 'customer' } as const;

const meta = {
  component: DataRequestScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Your personal data',
      missingStates: { offline: 'Same as Rejected, with another message.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi({}, customer) },
  },
  args: { outcome: undefined, onLoginNeeded: fn() },
  decorators: [
    (Story, { parameters }) => (
      <ResourcesProvider
        client={createClient({ baseUrl: '/api' })}
        hint={parameters['isGuest'] ? 's0c0' : 's1c0'}
      >
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof DataRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function send(canvas: Canvas) {
  await userEvent.selectOptions(await canvas.findByLabelText('What do you ask for?'), 'A correction');
  for (const [label, text] of [
    ['Your name', 'Ananya Rao'],
    ['E-mail', 'ananya@example.com'],
  ] as const) {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.type(canvas.getByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
}

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByDisplayValue('Kabir Rao');
  },
};
/** A guest first confirms the address by mail. */
export const Guest: Story = {
  parameters: { states: ['empty', 'done'], ...skip, isGuest: true, msw: { handlers: mockApi() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Log in' });
    await send(canvas);
    await canvas.findByText('Please confirm your request');
  },
};
export const Nominated: Story = {
  parameters: { states: ['chosen'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the nominee' }));
    await canvas.findByText('You have no nominee now.');
    await expect(canvas.getByLabelText('Name of the person')).toHaveValue('');
  },
};
export const Faulty: Story = {
  parameters: { states: ['error'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The form of a customer is filled in once the profile has loaded, which ends earlier errors.
    await canvas.findByDisplayValue('ananya.rao@example.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the request' }));
    await canvas.findByText('Choose what you ask for.');
  },
};
export const Rejected: Story = {
  parameters: {
    states: ['rejected'],
    ...skip,
    msw: {
      handlers: mockApi(
        { requestData: errorReply(429, 'Q4293', 'You have sent several requests. Please try again later.') },
        customer,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The form of a customer is filled in once the profile has loaded.
    await canvas.findByDisplayValue('ananya.rao@example.com');
    await send(canvas);
    await canvas.findByText(/sent several requests/);
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ananya Rao');
  },
};
export const LinkExpired: Story = {
  args: { outcome: 'expired' },
  parameters: { states: ['narrow', 'long text'], ...skip },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This link has expired');
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...skip,
    msw: { handlers: mockApi(fault('dataRights', '4xx'), customer) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your requests could not be shown');
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading', 'slow'],
    ...skip,
    msw: { handlers: mockApi({ dataRights: delayedReply(60_000, samples.dataRights) }, customer) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your requests');
  },
};
