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
  parameters: {
    layout: 'fullscreen',
    ...withMocks({}),
    subject: {
      kind: 'screen',
      name: 'Sellers of a product',
      missingStates: {
        empty: 'A product without sellers has no such page: not found.',
        slow: 'Same as Loading.',
      },
    },
  },
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
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await add(canvasElement, 'Halden & Roe India');
    await within(canvasElement).findByText('Choose a size first.');
    await add(canvasElement, 'Atrium Retail, Mumbai');
    await screen.findByRole('link', { name: 'Go to bag' });
  },
};
export const OneSeller: Story = {
  parameters: {
    ...withMocks({
      otherSellers: {
        ...otherSellers,
        sellers: otherSellers.sellers.slice(1).map((seller) => ({ ...seller, isWinning: true })),
      },
    }),
    states: ['one'],
  },
};
export const SoldOut: Story = {
  parameters: {
    ...withMocks({
      otherSellers: {
        ...otherSellers,
        sellers: otherSellers.sellers.map((seller) => ({
          ...seller,
          sizelink: seller.sizelink.map((size) => ({ ...size, isAvailable: false, stockCount: 0 })),
        })),
      },
    }),
    states: ['sold out'],
  },
};
export const LongText: Story = {
  parameters: {
    ...withMocks({
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
    states: ['long text'],
  },
  globals: { viewport: { value: 'mobile' } },
};
export const Rejected: Story = {
  parameters: {
    ...withMocks({ addToBag: errorReply(409, 'B9301', 'The last one has just been sold.') }),
    states: ['rejected'],
  },
  play: async ({ canvasElement }) => {
    await add(canvasElement, 'Atrium Retail, Mumbai');
    await screen.findByText('The last one has just been sold.');
  },
};
export const Loading: Story = {
  parameters: { ...withMocks({ otherSellers: delayedReply(60_000, otherSellers) }), states: ['loading'] },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('otherSellers', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Offline: Story = {
  parameters: { states: ['offline'], msw: { handlers: mockApi(fault('otherSellers', 'offline')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
