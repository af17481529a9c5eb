import { samples } from '@luxe/contract/samples';
import type { ContentBlock } from '@luxe/contract/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContentView } from './ContentView.tsx';

/** A page of one block of the home page. */
const only = (type: ContentBlock['type']) => ({
  page: { ...samples.homePage, blocks: samples.homePage.blocks.filter((block) => block.type === type) },
});

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
export const UnknownBlock: Story = {
  args: {
    page: { ...samples.homePage, blocks: [{ type: 'confetti' } as unknown as ContentBlock] },
    onUnknownBlock: fn(),
  },
  play: async ({ args }) => {
    await expect(args.onUnknownBlock).toHaveBeenCalledWith('confetti');
  },
};
