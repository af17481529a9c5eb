import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { withWishlistButtons } from '../testing/withWishlistButtons.tsx';
import { ProductRail } from './ProductRail.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: ProductRail,
  decorators: [withPageMargins],
  args: {
    title: 'New this week',
    products: samples.productCards.slice(0, 6),
    link: { label: 'All 214 arrivals', href: '/everything/c-lsh1' },
  },
} satisfies Meta<typeof ProductRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'], pictures: { widths: [390] } } };
export const FewAndNoLink: Story = {
  parameters: { states: ['one'] },
  args: { title: 'Pairs well with', products: samples.productCards.slice(0, 2), link: undefined },
};
export const WithWishlistButtons: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'From your wishlist',
    products: samples.productCards.slice(0, 4),
  },
  decorators: [withWishlistButtons({ saved: true })],
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'Shawls, stoles and throws that were woven, dyed and embroidered within sight of the Jhelum',
    products: samples.productCards
      .slice(0, 4)
      .map((card) => ({ ...samples.productCardLong, productId: card.productId })),
  },
};
export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { products: [], loading: true, link: undefined },
};
/** Without products there is no rail: no title and no gap. */
export const Empty: Story = {
  args: { products: [] },
  parameters: { states: ['empty'], pictures: { skip: 'There is nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
/** Tab visits the scroll buttons and the list, then each product. A focused product scrolls into view. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { link: undefined },
  play: async ({ canvasElement, args }) => {
    const rail = within(canvasElement);
    const next = await rail.findByRole('button', { name: 'Next' });
    const controls = [rail.getByRole('button', { name: 'Previous' }), next, rail.getByRole('list')];
    const links = rail.getAllByRole('link');
    for (const link of [...controls, ...links]) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(links).toHaveLength(args.products.length);
    links.at(-1)?.blur();
    canvasElement.querySelector('ul')?.scrollTo({ left: 0 });
  },
};
