import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, errorReply, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { SellersScreen } from './SellersScreen.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const { otherSellers } = samples;

const meta = {
  component: SellersScreen,
  parameters: { layout: 'fullscreen', ...withMocks({}) },
  args: { productId: otherSellers.productListingId },
  decorators: [
    (Story) => (
      <ToastProvider>
        <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
          <Story />
        </ResourcesProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof SellersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = async (canvasElement: HTMLElement, seller: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: `Add to bag from ${seller}` }));

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await add(canvasElement, 'Halden & Roe India');
    await within(canvasElement).findByText('Choose a size first.');
    await add(canvasElement, 'Atrium Retail, Mumbai');
    await screen.findByRole('link', { name: 'Go to bag' });
  },
};
export const OneSeller: Story = {
  parameters: withMocks({ otherSellers: { ...otherSellers, sellers: otherSellers.sellers.slice(1) } }),
};
export const SoldOut: Story = {
  parameters: withMocks({
    otherSellers: {
      ...otherSellers,
      sellers: otherSellers.sellers.map((seller) => ({
        ...seller,
        sizelink: seller.sizelink.map((size) => ({ ...size, isAvailable: false, stockCount: 0 })),
      })),
    },
  }),
};
export const LongText: Story = {
  parameters: withMocks({
    otherSellers: {
      ...otherSellers,
      brandName: samples.productCardLong.brandname,
      productName: samples.productCardLong.productname,
      sellers: otherSellers.sellers.map((seller) => ({
        ...seller,
        sellerName: 'Messrs Khader Nawaz and Company, Dealers in Leather Goods since 1911',
      })),
    },
  }),
  globals: { viewport: { value: 'mobile' } },
};
export const Rejected: Story = {
  parameters: withMocks({ addToBag: errorReply(409, 'B9301', 'The last one has just been sold.') }),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 'Atrium Retail, Mumbai');
    await screen.findByText('The last one has just been sold.');
  },
};
export const Loading: Story = { parameters: withMocks({ otherSellers: delayedReply(60_000, otherSellers) }) };
export const Failed: Story = {
  parameters: { msw: { handlers: mockApi(fault('otherSellers', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Offline: Story = {
  parameters: { msw: { handlers: mockApi(fault('otherSellers', 'offline')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
