import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UsefulLinksScreen } from './UsefulLinksScreen.tsx';

const meta = {
  component: UsefulLinksScreen,
  parameters: {
    subject: { kind: 'screen', missingStates: { loading: 'Same as Slow.', offline: 'Same as Failed.' } },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof UsefulLinksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('listitem');
    await expect(links).toHaveLength(samples.helpTopics.links.length);
  },
};
export const Empty: Story = {
  parameters: { states: ['empty'], msw: { handlers: mockApi({ helpTopics: samples.helpTopicsNone }) } },
};
export const LongText: Story = {
  parameters: {
    states: ['long text'],
    msw: {
      handlers: mockApi({
        helpTopics: {
          topics: [],
          links: [
            {
              title:
                'Everything about the circular packaging of parcels that go to the hills and the islands',
              text: 'What happens to a box after it has been opened, who collects it, and what it is made into in the end.',
              url: '/circular-packaging',
            },
          ],
        },
      }),
    },
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('helpTopics', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Slow: Story = {
  parameters: {
    states: ['slow'],
    msw: { handlers: mockApi({ helpTopics: delayedReply(60_000, samples.helpTopics) }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading links');
  },
};
