import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import type { ContentBlock } from '@luxe/contract/calls';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { BlockOf } from '../data/contentPageParts.ts';
import { ContentView } from './ContentView.tsx';

/** The home page with only the blocks of one type. */
const pageOf = (type: ContentBlock['type']) => ({
  page: { ...samples.homePage, blocks: samples.homePage.blocks.filter((block) => block.type === type) },
});

/** The video page with changed fields. */
const videoPageWith = (change: Partial<BlockOf<'video'>>) => {
  const { page } = pageOf('video');
  return { page: { ...page, blocks: page.blocks.map((block) => ({ ...block, ...change }) as ContentBlock) } };
};

/** Timeout for blocks whose code loads on demand. */
const longTimeout = { timeout: 10_000 };

const meta = {
  component: ContentView,
  parameters: { subject: { kind: 'screen', name: 'Home and editorial pages' }, layout: 'fullscreen' },
  args: { page: samples.homePage },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ContentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page's `h1` equals the title of the hero, so that the page does not repeat the text above the footer.
 */
export const Hero: Story = {
  parameters: { states: ['variant'] },
  args: { page: { ...pageOf('hero').page, h1: 'The winter room' } },
};
export const ProductRail: Story = { parameters: { states: ['variant'] }, args: pageOf('productRail') };
export const BrandWall: Story = { parameters: { states: ['variant'] }, args: pageOf('brandWall') };
export const Editorial: Story = { parameters: { states: ['variant'] }, args: pageOf('editorial') };
export const CategoryList: Story = { parameters: { states: ['variant'] }, args: pageOf('categoryList') };
export const TextBlock: Story = { parameters: { states: ['variant'] }, args: pageOf('text') };
/** Chosen products as a grid, with a button that loads more. */
export const Collection: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockApi() },
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  args: {
    page: {
      ...samples.layoutPageCollections,
      blocks: samples.layoutPageCollections.blocks.slice(1, 2),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('list', { name: 'Chosen by Meera Nair' }, longTimeout),
    ).toBeVisible();
  },
};
export const Spotlight: Story = { parameters: { states: ['variant'] }, args: pageOf('spotlight') };
/** The video block shows its poster. The player loads only when the shopper presses the poster. */
export const Video: Story = {
  parameters: { states: ['variant'] },
  args: pageOf('video'),
  play: async ({ canvas }) => {
    const still = await canvas.findByRole('link', { name: /^Late light .+ Play the film$/ }, longTimeout);
    await expect(still).toHaveAttribute('href', '/media/hour.webm');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Four in the afternoon' })).toBeVisible();
  },
};
export const VideoPlaying: Story = {
  parameters: { states: ['variant'] },
  args: pageOf('video'),
  // The mocked `play` resolves but the film stays on its first frame, so that pictures are stable.
  beforeEach: () => {
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Play the film$/ }, longTimeout));
    await expect(await canvas.findByRole('group', { name: /^Late light/ }, longTimeout)).toBeVisible();
    await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  },
};
export const VideoOnAPhone: Story = {
  ...Video,
  parameters: { states: ['variant'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
/** Only a title and the film. */
export const VideoAlone: Story = {
  parameters: { states: ['variant'] },
  args: videoPageWith({ text: undefined, link: undefined }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Play the film$/ }, longTimeout);
  },
};
export const VideoLongText: Story = {
  parameters: { states: ['variant'] },
  args: videoPageWith({
    title: 'What a December sun does to one table between four in the afternoon and a quarter past',
    text: 'It comes in low over the railings, finds the dial first, then the amber, then the rim of the vase, and goes out as if it had been called to another window.',
  }),
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Play the film$/ }, longTimeout);
  },
};

/**
 * The offer ends many years from now, so the text is a date. The stories of CountdownView show the text near
 * the end.
 */
export const Countdown: Story = {
  parameters: { states: ['variant'] },
  args: pageOf('countdown'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Until Sunday 29 November 2054, 11:59 pm', {}, longTimeout);
    await expect(canvasElement.querySelector('time')).toHaveAttribute(
      'datetime',
      '2054-11-29T23:59:00+05:30',
    );
  },
};
export const UnknownBlock: Story = {
  parameters: { states: ['not found'] },
  args: {
    page: { ...samples.homePage, blocks: [{ type: 'confetti' } as unknown as ContentBlock] },
    onUnknownBlock: fn(),
  },
  play: async ({ args }) => {
    await expect(args.onUnknownBlock).toHaveBeenCalledWith('confetti');
  },
};
