import { createClient } from '@luxe/client';
import { samples, wishlistOf } from '@luxe/contract/samples';
import { fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toWishModel } from './data/toWishModel.ts';
import { WishlistLoading } from './views/WishlistStates.tsx';
import { WishlistView } from './views/WishlistView.tsx';
import { WishlistScreen } from './WishlistScreen.tsx';

const shop = (overrides: Overrides = {}) => ({
  msw: { handlers: mockApi(overrides, { loginType: 'customer' }) },
});

const meta = {
  component: WishlistScreen,
  parameters: { layout: 'fullscreen', ...shop() },
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

/** A busy machine takes its time over the first answer. */
const late = { timeout: 10_000 };
const list = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'What you have saved' }, late);

/** A size to choose, one that is chosen, a price that fell, one that rose, and one that is sold out. */
export const Usual: Story = { play: async ({ canvasElement }) => void (await list(canvasElement)) };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
/** Into the bag without a size: it is asked for. */
export const SizeNeeded: Story = {
  parameters: shop({ getAllWishlist: wishlistOf([samples.wishCheaper]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Move to bag/ }, late));
    await expect(await canvas.findByText('Choose a size first.')).toBeVisible();
  },
};
export const Moving: Story = {
  render: () => (
    <WishlistView
      wishes={[toWishModel(samples.wish)]}
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
  parameters: shop({ getAllWishlist: wishlistOf([samples.wishSoldOut]) }),
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
/** A hundred, as the badge's 99+ stands for. */
export const Many: Story = {
  parameters: {
    ...shop({ getAllWishlist: samples.wishlistMany }),
    pictures: { skip: 'A hundred rows like those of the usual list.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(await list(canvasElement)).getAllByRole('listitem')).toHaveLength(100);
  },
};
export const LongText: Story = {
  parameters: shop({ getAllWishlist: wishlistOf([samples.wishLong]) }),
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};
export const Empty: Story = {
  parameters: shop({ getAllWishlist: samples.wishlistEmpty }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Nothing is saved yet/, {}, late);
  },
};
export const Failed: Story = {
  parameters: shop(fault('getAllWishlist', '4xx')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your wishlist could not be shown', {}, late);
  },
};
export const Slow: Story = {
  render: () => <WishlistLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your wishlist', {}, late);
  },
};
