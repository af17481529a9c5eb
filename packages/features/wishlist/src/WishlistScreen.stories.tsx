import { createClient } from '@luxe/client';
import { samples, wishlistOf } from '@luxe/contract/samples';
import { fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toWishlistItemModel } from './data/toWishlistItemModel.ts';
import { WishlistLoading } from './views/WishlistStates.tsx';
import { WishlistView } from './views/WishlistView.tsx';
import { WishlistScreen } from './WishlistScreen.tsx';

const shop = (overrides: Overrides = {}) => ({
  msw: { handlers: mockApi(overrides, { loginType: 'customer' }) },
});

const meta = {
  component: WishlistScreen,
  parameters: {
    layout: 'fullscreen',
    ...shop(),
    subject: {
      kind: 'screen',
      name: 'Wishlist',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof WishlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A longer timeout in ms, because the first response can be slow on a busy machine. */
const longTimeout = { timeout: 10_000 };
const list = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'Saved items' }, longTimeout);

/**
 * The list has items with and without a selected size, items whose price fell or rose, and a sold-out item.
 */
export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
/** Moving an item without a size asks for the size. */
export const SizeNeeded: Story = {
  parameters: {
    ...shop({ getAllWishlist: wishlistOf([samples.wishlistProductPriceDropped]) }),
    states: ['error'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Move to bag/ }, longTimeout));
    await expect(await canvas.findByText('Choose a size first.')).toBeVisible();
  },
};
export const Moving: Story = {
  parameters: { states: ['busy'] },
  render: () => (
    <WishlistView
      items={[toWishlistItemModel(samples.wishlistProduct)]}
      onMove={() => new Promise<void>(() => {})}
      onRemove={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Move to bag/ }));
    await canvas.findByRole('button', { name: 'Moving' });
  },
};
export const SoldOut: Story = {
  parameters: {
    ...shop({ getAllWishlist: wishlistOf([samples.wishlistProductSoldOut]) }),
    states: ['sold out'],
  },
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
/** 100 items, which the badge shows as "99+". */
export const Many: Story = {
  parameters: {
    ...shop({ getAllWishlist: samples.wishlistMany }),
    states: ['many'],
    pictures: { skip: 'A hundred rows like those of the usual list.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(await list(canvasElement)).getAllByRole('listitem')).toHaveLength(100);
  },
};
export const LongText: Story = {
  parameters: {
    ...shop({ getAllWishlist: wishlistOf([samples.wishlistProductLong]) }),
    states: ['long text'],
  },
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
export const Empty: Story = {
  parameters: { ...shop({ getAllWishlist: samples.wishlistEmpty }), states: ['empty'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Nothing saved yet/, {}, longTimeout);
  },
};
export const Failed: Story = {
  parameters: { ...shop(fault('getAllWishlist', '4xx')), states: ['failed'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your wishlist could not be shown', {}, longTimeout);
  },
};
export const Slow: Story = {
  parameters: { states: ['loading', 'slow'] },
  render: () => <WishlistLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your wishlist', {}, longTimeout);
  },
};
