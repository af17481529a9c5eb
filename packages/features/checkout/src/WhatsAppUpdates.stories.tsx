import { createClient } from '@luxe/client';
import { fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WhatsAppUpdates } from './WhatsAppUpdates.tsx';

const switchedOn = {
  properties: { applicationProperties: [{ name: 'whatsappconsent', value: 'true' }] },
};
const handlersOf = (overrides: Overrides = {}) =>
  mockApi({ ...switchedOn, ...overrides }, { loginType: 'customer' });

const meta = {
  component: WhatsAppUpdates,
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        'long text': 'Its texts are fixed.',
        disabled: 'It is never disabled.',
        empty: 'It is not checked in Usual.',
        error: 'Rejected shows it.',
      },
    },
    pictures: { skip: 'A Checkbox.' },
    msw: { handlers: handlersOf() },
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof WhatsAppUpdates>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('checkbox', { name: /on WhatsApp/ });

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => expect(await find(canvasElement)).not.toBeChecked(),
};
export const Chosen: Story = {
  parameters: { states: ['chosen'] },
  play: async ({ canvasElement }) => {
    const box = await find(canvasElement);
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const Rejected: Story = {
  parameters: { states: ['rejected'], msw: { handlers: handlersOf(fault('changeMailPreferences', '5xx')) } },
  play: async ({ canvasElement }) => {
    const box = await find(canvasElement);
    await userEvent.click(box);
    await within(canvasElement).findByText('Your choice was not saved. Please try again.');
    await expect(box).not.toBeChecked();
  },
};
