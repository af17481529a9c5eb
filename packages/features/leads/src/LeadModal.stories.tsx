import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeadModal } from './LeadModal.tsx';

const meta = {
  component: LeadModal,
  parameters: {
    subject: {
      kind: 'form',
      name: 'Ask for a call, in the modal',
      missingStates: { busy: 'Only the button differs; Button shows it.' },
    },
    pictures: { skip: 'The form of LeadScreen.' },
    msw: { handlers: mockApi() },
  },
  args: { kind: 'callback', onDone: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof LeadModal>;
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

export const Usual: Story = {
  parameters: { states: ['usual', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Faulty: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Call me' }));
    await canvas.findByText('Enter your name.');
  },
};
/** The button closes the modal. */
export const Raised: Story = {
  parameters: { states: ['done'] },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByText('We have your request. Its number is CB-2611-2048-77');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const Duplicate: Story = {
  parameters: {
    states: ['variant'],
    msw: { handlers: mockApi({ raiseLeadTicket: samples.raiseLeadTicketDuplicate }) },
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText(/^You have asked us already/);
  },
};
export const Rejected: Story = {
  parameters: { states: ['rejected'], msw: { handlers: mockApi(fault('raiseLeadTicket', '5xx')) } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByText('Request failed, please try again after some time', {}, { timeout: 10_000 });
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ananya Rao');
  },
};
