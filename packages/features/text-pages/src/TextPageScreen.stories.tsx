import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { TextPageScreen } from './TextPageScreen.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const skipPicture = { pictures: { skip: 'Its parts are in the picture of Usual.' } };

const meta = {
  component: TextPageScreen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ cmsPage: samples.textPage }),
    subject: {
      kind: 'screen',
      name: 'Text page',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        'long text': 'Shown by Prose.',
      },
    },
  },
  args: { path: 'returns', serviceNumber: '1800 000 4500' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TextPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1, name: 'Returns and refunds' });
};

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: loaded,
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], ...skipPicture },
  globals: { viewport: { value: 'mobile' } },
  play: loaded,
};
export const Light: Story = {
  parameters: { states: ['light'], ...skipPicture },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
  play: loaded,
};
export const Empty: Story = {
  parameters: {
    ...withMocks({ cmsPage: { ...samples.textPage, blocks: [] } }),
    states: ['empty'],
    ...skipPicture,
  },
  play: loaded,
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...withMocks(fault('cmsPage', '5xx')), ...skipPicture },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ cmsPage: delayedReply(60_000, samples.textPage) }),
    states: ['loading', 'slow'],
    ...skipPicture,
  },
};
