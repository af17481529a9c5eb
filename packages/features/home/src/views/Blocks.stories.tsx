import { samples } from '@luxe/contract/samples';
import type { ContentBlock } from '@luxe/contract/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { BlockOf } from './blocks.ts';
import { ContentView } from './ContentView.tsx';

/** A page of one block of the home page. */
const only = (type: ContentBlock['type']) => ({
  page: { ...samples.homePage, blocks: samples.homePage.blocks.filter((block) => block.type === type) },
});

/** The same with other words in it. */
const changed = (change: Partial<BlockOf<'video'>>) => {
  const { page } = only('video');
  return { page: { ...page, blocks: page.blocks.map((block) => ({ ...block, ...change }) as ContentBlock) } };
};

/** Code that comes with the block. */
const later = { timeout: 10_000 };

const meta = {
  component: ContentView,
  parameters: { layout: 'fullscreen' },
  args: { page: samples.homePage },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ContentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is named as its hero: no line says it again. */
export const Hero: Story = { args: { page: { ...only('hero').page, h1: 'The winter room' } } };
export const ProductRail: Story = { args: only('productRail') };
export const BrandWall: Story = { args: only('brandWall') };
export const Editorial: Story = { args: only('editorial') };
export const CategoryList: Story = { args: only('categoryList') };
export const TextBlock: Story = { args: only('text') };
export const Spotlight: Story = { args: only('spotlight') };
/** A film as its still; the player comes on a press. */
export const Video: Story = {
  args: only('video'),
  play: async ({ canvas }) => {
    const still = await canvas.findByRole('link', { name: /^Late light .+ Play the film$/ }, later);
    await expect(still).toHaveAttribute('href', '/media/hour.webm');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Four in the afternoon' })).toBeVisible();
  },
};
export const VideoPlaying: Story = {
  args: only('video'),
  // It plays as far as the page can tell, and stands still.
  beforeEach: () => {
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Play the film$/ }, later));
    await expect(await canvas.findByRole('group', { name: /^Late light/ }, later)).toBeVisible();
    await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  },
};
export const VideoOnAPhone: Story = {
  ...Video,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
/** Nothing but a title and the film. */
export const VideoAlone: Story = {
  args: changed({ text: undefined, link: undefined }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Play the film$/ }, later);
  },
};
export const VideoLongText: Story = {
  args: changed({
    title: 'What a December sun does to one shelf between four in the afternoon and a quarter past',
    text: 'It comes in low over the railings, finds the dial first, then the amber, then the rim of the vase, and goes out as if somebody had called it from another room.',
  }),
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Play the film$/ }, later);
  },
};

/** What it says as its end comes near is told by the stories of CountdownView. */
export const Countdown: Story = {
  args: only('countdown'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Until Sunday 29 November 2054, 11:59 pm', {}, later);
    await expect(canvasElement.querySelector('time')).toHaveAttribute(
      'datetime',
      '2054-11-29T23:59:00+05:30',
    );
  },
};
export const UnknownBlock: Story = {
  args: {
    page: { ...samples.homePage, blocks: [{ type: 'confetti' } as unknown as ContentBlock] },
    onUnknownBlock: fn(),
  },
  play: async ({ args }) => {
    await expect(args.onUnknownBlock).toHaveBeenCalledWith('confetti');
  },
};
