import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CmsBlocks } from './CmsBlocks.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

const meta = {
  component: CmsBlocks,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ cmsPage: samples.hybridPlpPage }),
    subject: {
      kind: 'screen',
      name: 'Editorial content inside pages',
      missingStates: {
        loading: 'Nothing is shown until it has loaded.',
        offline: 'Same as Failed.',
        'long text': 'Its blocks have stories with long text on the home page.',
      },
    },
  },
  args: { path: 'desktop-cart-page' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CmsBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const skipPicture = { pictures: { skip: 'Renders nothing.' } };

/** Expects that the component renders nothing and shows no error. */
const expectNothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section, a, h2')).toBeNull());
};

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'How a watch is cared for' });
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Empty: Story = {
  parameters: {
    ...skipPicture,
    ...withMocks({ cmsPage: { ...samples.hybridPlpPage, blocks: [] } }),
    states: ['empty'],
  },
  play: expectNothing,
};
export const Failed: Story = {
  parameters: { ...skipPicture, ...withMocks(fault('cmsPage', '4xx')), states: ['failed'] },
  play: expectNothing,
};
export const Slow: Story = {
  parameters: {
    ...skipPicture,
    ...withMocks({ cmsPage: delayedReply(60_000, samples.hybridPlpPage) }),
    states: ['slow'],
  },
  play: expectNothing,
};
