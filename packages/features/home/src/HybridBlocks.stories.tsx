import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { HybridBlocks } from './HybridBlocks.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

const meta = {
  component: HybridBlocks,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ hybridPlpPage: samples.hybridPlpPage }),
    subject: {
      kind: 'screen',
      missingStates: {
        loading: 'Shown by Slow: nothing appears until the content has loaded.',
        offline: 'Same as Failed: nothing is shown.',
        'long text': 'Shown by its parts: ArtBanner, Prose, Heading.',
      },
    },
  },
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

const skipPicture = { pictures: { skip: 'Renders nothing.' } };

/** Expects that the component renders nothing and shows no error. */
const expectNothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section, a, h2')).toBeNull());
};

export const Above: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'Thirty-eight millimetres is enough' });
    await expect(canvas.queryByText('How a watch is cared for')).toBeNull();
  },
};
export const Below: Story = {
  parameters: { states: ['variant'] },
  args: { part: 'below' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'How a watch is cared for' });
    await expect(canvas.queryByText('Thirty-eight millimetres is enough')).toBeNull();
  },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Empty: Story = {
  parameters: {
    ...skipPicture,
    ...withMocks({ hybridPlpPage: { ...samples.hybridPlpPage, blocks: [] } }),
    states: ['empty'],
  },
  play: expectNothing,
};
export const Failed: Story = {
  parameters: { ...skipPicture, ...withMocks(fault('hybridPlpPage', '4xx')), states: ['failed'] },
  play: expectNothing,
};
export const Slow: Story = {
  parameters: {
    ...skipPicture,
    ...withMocks({ hybridPlpPage: delayedReply(60_000, samples.hybridPlpPage) }),
    states: ['slow'],
  },
  play: expectNothing,
};
