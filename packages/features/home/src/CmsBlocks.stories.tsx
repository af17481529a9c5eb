import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, later, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CmsBlocks } from './CmsBlocks.tsx';

const answers = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

const meta = {
  component: CmsBlocks,
  parameters: { layout: 'fullscreen', ...answers({ cmsPage: samples.hybridPlpPage }) },
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

/** There is nothing to picture. */
const unseen = { pictures: { skip: 'Nothing stands there.' } };

/** Nothing stands in its place, and nothing is said of it. */
const nothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section, a, h2')).toBeNull());
};

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'How a watch is cared for' });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Empty: Story = {
  parameters: { ...unseen, ...answers({ cmsPage: { ...samples.hybridPlpPage, blocks: [] } }) },
  play: nothing,
};
export const Failed: Story = {
  parameters: { ...unseen, ...answers(fault('cmsPage', '4xx')) },
  play: nothing,
};
export const Slow: Story = {
  parameters: { ...unseen, ...answers({ cmsPage: later(60_000, samples.hybridPlpPage) }) },
  play: nothing,
};
