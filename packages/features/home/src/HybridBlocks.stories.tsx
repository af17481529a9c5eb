import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, later, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { HybridBlocks } from './HybridBlocks.tsx';

const answers = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

const meta = {
  component: HybridBlocks,
  parameters: { layout: 'fullscreen', ...answers({ hybridPlpPage: samples.hybridPlpPage }) },
  args: { id: 'LSH1510', part: 'above' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HybridBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is nothing to picture. */
const unseen = { pictures: { skip: 'Nothing stands there.' } };

/** Nothing stands in its place, and nothing is said of it. */
const nothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section, a, h2')).toBeNull());
};

export const Above: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'Thirty-eight millimetres is enough' });
    await expect(canvas.queryByText('How a watch is cared for')).toBeNull();
  },
};
export const Below: Story = {
  args: { part: 'below' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'How a watch is cared for' });
    await expect(canvas.queryByText('Thirty-eight millimetres is enough')).toBeNull();
  },
};
export const LightOnAPhone: Story = { globals: { theme: 'light', viewport: { value: 'mobile' } } };
export const Empty: Story = {
  parameters: { ...unseen, ...answers({ hybridPlpPage: { ...samples.hybridPlpPage, blocks: [] } }) },
  play: nothing,
};
export const Failed: Story = {
  parameters: { ...unseen, ...answers(fault('hybridPlpPage', '4xx')) },
  play: nothing,
};
export const Slow: Story = {
  parameters: { ...unseen, ...answers({ hybridPlpPage: later(60_000, samples.hybridPlpPage) }) },
  play: nothing,
};
