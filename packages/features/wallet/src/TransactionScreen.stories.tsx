import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { TransactionScreen } from './TransactionScreen.tsx';

const meta = {
  component: TransactionScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Transaction',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        empty: 'An entry is never empty.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { params: new URLSearchParams('entryId=81') },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof TransactionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Taken from' });
  },
};

export const Unknown: Story = {
  parameters: { states: ['not found'], pictures: { skip: 'Its parts are in the picture of Usual.' } },
  args: { params: new URLSearchParams() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See all transactions' });
  },
};

export const LongText: Story = {
  parameters: {
    states: ['long text', 'narrow'],
    pictures: { themes: ['light'] },
    msw: {
      handlers: mockScenario('signed-in', {
        creditEntry: {
          ...samples.creditEntry,
          note: 'Credit for a delivery that came late although it was promised for a celebration',
        },
      }),
    },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/late although/);
  },
};

export const Failed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('api-down') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading', 'slow'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('slow') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading');
  },
};
