import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArticlesScreen } from './ArticlesScreen.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const skipPicture = { pictures: { skip: 'Its parts are in the picture of Usual.' } };

const meta = {
  component: ArticlesScreen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ articles: samples.articles }),
    subject: {
      kind: 'screen',
      name: 'Articles',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        'long text': 'Shown by its parts: Heading, Text.',
      },
    },
  },
  args: { section: 'blog', topic: undefined, page: 0, onPageChange: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ArticlesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1, name: 'Luxe life' });
};

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: loaded,
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: loaded,
};
export const Light: Story = {
  parameters: { states: ['light'], ...skipPicture },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
  play: loaded,
};
export const Many: Story = {
  parameters: { ...withMocks({ articles: samples.articlesMany }), states: ['many'], ...skipPicture },
  play: async ({ canvasElement, args }) => {
    const more = await within(canvasElement).findByRole('link', { name: 'Show more stories' });
    await userEvent.click(more);
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};
export const Empty: Story = {
  parameters: { ...withMocks({ articles: samples.articlesNone }), states: ['empty'], ...skipPicture },
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...withMocks(fault('articles', '5xx')), ...skipPicture },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ articles: delayedReply(60_000, samples.articles) }),
    states: ['loading', 'slow'],
    ...skipPicture,
  },
};
