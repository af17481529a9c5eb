import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandCashScreen } from './BrandCashScreen.tsx';

const meta = {
  component: BrandCashScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Brand cash',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in', { creditStatement: samples.brandCashStatement }) },
  },
  args: { params: new URLSearchParams(), onChange: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof BrandCashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'open'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('History with Halden & Roe'));
    await waitFor(() =>
      expect(canvas.getAllByRole('list', { name: 'Entries, newest first' })).toHaveLength(2),
    );
    await expect(canvas.queryByRole('heading', { name: 'Atelier Noue' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: {
    states: ['empty'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: { handlers: mockScenario('signed-in', { brandCashProgrammes: samples.brandCashProgrammesNone }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No brand has given you cash yet.');
  },
};

/** All programmes have ended. The history still has their cash. */
export const Ended: Story = {
  parameters: {
    states: ['expired'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        brandCashProgrammes: {
          programmes: samples.brandCashProgrammes.programmes.filter(
            ({ cashProgramStatus }) => cashProgramStatus === 'EXPIRED',
          ),
        },
        creditStatement: {
          ...samples.brandCashStatement,
          entries: samples.brandCashStatement.entries.map((entry) => ({
            ...entry,
            brandName: 'Atelier Noue',
          })),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The programmes of your brand cash have ended.');
    await canvas.findByRole('list', { name: 'Entries, newest first' });
    await expect(canvas.queryByRole('heading', { name: 'Atelier Noue' })).toBeNull();
  },
};

/** The history with one brand fails. That of all brands stays. */
export const HistoryFailed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'Its parts are in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        creditStatement: ({ query }) =>
          query.brandCode
            ? errorReply(400, 'E4000', 'That did not work. Check your details.')
            : samples.brandCashStatement,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('History with Halden & Roe'));
    await canvas.findByText('The history could not be shown.');
    await canvas.findByRole('button', { name: 'Try again' });
    await canvas.findByRole('list', { name: 'Entries, newest first' });
  },
};

export const LongText: Story = {
  parameters: {
    states: ['long text', 'narrow'],
    pictures: { skip: 'Its layout is in the picture of Usual.' },
    msw: {
      handlers: mockScenario('signed-in', {
        brandCashProgrammes: {
          programmes: samples.brandCashProgrammes.programmes.map((programme) => ({
            ...programme,
            brandName: 'Brand'.repeat(14),
          })),
        },
      }),
    },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: /^Shop Brand/ });
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
