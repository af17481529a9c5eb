import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CliqCashScreen } from './CliqCashScreen.tsx';

const meta = {
  component: CliqCashScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Cliq cash',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { params: new URLSearchParams(), onChange: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof CliqCashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Entries, newest first' });
  },
};

export const ChoosesAPeriod: Story = {
  parameters: { states: ['keyboard'], pictures: { skip: 'Its parts are in the picture of Usual.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const period = await canvas.findByRole('combobox', { name: 'Period' });
    await userEvent.selectOptions(period, 'Last 6 months');
    await expect(args.onChange).toHaveBeenCalledWith('/my-account/cliq-cash?months=6');
    await expect(
      within(canvas.getByRole('navigation', { name: 'Entries' })).getByRole('link', { name: 'Spent' }),
    ).toHaveAttribute('href', '/my-account/cliq-cash?show=spent');
  },
};

export const Empty: Story = {
  parameters: {
    states: ['empty'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        cliqCash: samples.cliqCashEmpty,
        creditStatement: samples.creditStatementEmpty,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No entries yet.');
  },
};

export const HeldByAnOrder: Story = {
  parameters: {
    states: ['variant'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('signed-in', { cliqCash: samples.cliqCashHeld }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('₹12,000 more waits for the payment of order LX 2611 2048 77.');
  },
};

export const NothingMatches: Story = {
  parameters: {
    states: ['not found'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('signed-in', { creditStatement: samples.creditStatementEmpty }) },
  },
  args: { params: new URLSearchParams('show=ended') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See all entries' });
  },
};

export const LongText: Story = {
  parameters: {
    states: ['long text', 'narrow'],
    pictures: { themes: ['light'] },
    msw: {
      handlers: mockScenario('signed-in', {
        creditStatement: {
          ...samples.creditStatementLong,
          pageSize: 2,
          totalNoOfEntries: 14,
          entries: samples.creditStatement.entries.slice(0, 2).map((entry) => ({
            ...entry,
            note: 'Credit for a delivery that came late although it was promised for a celebration '.repeat(
              2,
            ),
          })),
        },
      }),
    },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('navigation', { name: 'Pages' });
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
