import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ReturnsScreen } from './ReturnsScreen.tsx';

const meta = {
  component: ReturnsScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Returns',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { params: new URLSearchParams() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof ReturnsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Your returns' });
  },
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    msw: { handlers: mockScenario('signed-in', { returns: samples.returnsEmpty }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You have not returned or replaced anything.');
  },
};
export const BeyondTheLastPage: Story = {
  parameters: {
    states: ['not found'],
    msw: {
      handlers: mockScenario('signed-in', {
        returns: { ...samples.returnsEmpty, currentPage: 6, totalNoOfReturns: 12 },
      }),
    },
  },
  args: { params: new URLSearchParams('page=7') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See the first page' });
  },
};
export const LongText: Story = {
  parameters: {
    states: ['long text', 'narrow'],
    msw: {
      handlers: mockScenario('signed-in', {
        returns: {
          ...samples.returnsEmpty,
          pageSize: 1,
          totalNoOfReturns: 3,
          returns: [
            {
              ...samples.returnRequested,
              products: samples.returnRequested.products.map((product) => ({
                ...product,
                productBrand: 'Brand'.repeat(12),
                productName: 'Long'.repeat(30),
              })),
            },
          ],
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
  parameters: { states: ['failed'], msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your returns');
  },
};
