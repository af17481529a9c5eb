import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ArticleScreen } from './ArticleScreen.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const skipPicture = { pictures: { skip: 'Its blocks are in the picture of Usual.' } };

const meta = {
  component: ArticleScreen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ article: samples.article }),
    subject: {
      kind: 'screen',
      name: 'Article',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        empty: 'An article has at least one block.',
      },
    },
  },
  args: { section: 'blog', slug: 'what-to-carry-to-a-winter-wedding' },
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { title } = samples.article;
const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1, name: title });

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { target: 'article > :nth-child(3)' } },
  play: async ({ canvasElement }) => void (await heading(canvasElement)),
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], pictures: { target: 'article > :nth-child(3)', themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => void (await heading(canvasElement)),
};
export const Light: Story = {
  parameters: { states: ['light'], ...skipPicture },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
};
export const Indiluxe: Story = {
  parameters: {
    ...withMocks({ article: samples.articleShort }),
    states: ['indiluxe'],
    pictures: { skip: 'Only its colours differ.' },
  },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
export const LongText: Story = {
  parameters: { ...withMocks({ article: samples.articleLong }), states: ['long text'], ...skipPicture },
  globals: { viewport: { value: 'mobile' } },
};
/** A product with several sizes asks for one. */
export const SizeNeeded: Story = {
  parameters: { states: ['error'], ...skipPicture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await heading(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /^Add to bag:/ });
    if (!first) throw new Error('no product');
    await userEvent.click(first);
    await expect(await canvas.findByText('Choose a size first.')).toBeVisible();
  },
};
export const SoldOut: Story = {
  parameters: {
    ...withMocks({
      article: {
        ...samples.article,
        blocks: samples.article.blocks.map((block) =>
          block.type === 'productCallout'
            ? { ...block, sizes: block.sizes.map((size) => ({ ...size, isAvailable: false })) }
            : block,
        ),
      },
    }),
    states: ['sold out'],
    ...skipPicture,
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: /^Add to bag:/ })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...withMocks(fault('article', '5xx')), ...skipPicture },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ article: delayedReply(60_000, samples.article) }),
    states: ['loading', 'slow'],
    ...skipPicture,
  },
};
