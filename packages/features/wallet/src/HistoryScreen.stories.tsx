import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { HistoryScreen } from './HistoryScreen.tsx';

const meta = {
  component: HistoryScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Transaction history',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        'long text': 'The entries are those of Cliq cash.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { account: 'cliq-cash', params: new URLSearchParams(), onChange: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { skip: 'Its parts are in the picture of Usual.' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Entries, newest first' });
  },
};

export const Empty: Story = {
  parameters: {
    states: ['empty', 'narrow'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('signed-in', { creditStatement: samples.creditStatementEmpty }) },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No entries yet.');
  },
};

export const BeyondTheLastPage: Story = {
  parameters: {
    states: ['not found'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        creditStatement: { ...samples.creditStatementEmpty, currentPage: 6, totalNoOfEntries: 12 },
      }),
    },
  },
  args: { params: new URLSearchParams('page=7') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See the first page' });
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
