import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { EarnLine } from './EarnLine.tsx';

const meta = {
  component: EarnLine,
  parameters: {
    subject: { kind: 'display', name: 'Points of a purchase' },
    pictures: { skip: 'One line of text.' },
    msw: { handlers: mockScenario('signed-in', { properties: samples.propertiesLoyalty }) },
  },
  args: { ussids: ['125001000000001'] },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof EarnLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You earn 1,854 points.');
  },
};

export const OfABag: Story = {
  parameters: { states: ['variant'] },
  args: { payable: 3_70_900_00 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You earn 3,709 points.');
  },
};

export const Outside: Story = {
  parameters: {
    states: ['empty'],
    msw: {
      handlers: mockScenario('signed-in', {
        properties: samples.propertiesLoyalty,
        loyaltySimulation: samples.loyaltySimulationOutside,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loyalty members earn 1,854 points.');
  },
};
