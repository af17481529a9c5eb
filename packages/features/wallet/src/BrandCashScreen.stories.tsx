import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
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
