import { createClient } from '@luxe/client';
import { allAllowed, formatConsent } from '@luxe/contract/consent';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Rails } from './Rails.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const { rails } = samples.personalizedProducts;
const longTimeout = { timeout: 10_000 };

const meta = {
  component: Rails,
  args: { page: 'product', catalogue: 'luxury', productId: samples.product.productListingId },
  parameters: {
    layout: 'fullscreen',
    ...withMocks({}),
    subject: {
      kind: 'screen',
      missingStates: {
        slow: 'Same as Loading: space is reserved.',
        offline: 'Same as Failed: no rail is shown.',
      },
    },
  },
  beforeEach: () => {
    const at = Math.floor(Date.now() / 1000);
    const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
    const consent = formatConsent({ choices: allAllowed, source: 'banner', at, id, isLogged: true });
    document.cookie = `consent=${consent}; path=/`;
    localStorage.setItem('recentlyViewed luxury', JSON.stringify([samples.productCards[6]?.productId]));
    return () => {
      localStorage.removeItem('recentlyViewed luxury');
      document.cookie = 'consent=; path=/; max-age=0';
    };
  },
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Rails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = ['Pairs well with', 'Similar items', 'Recently viewed'];
    for (const name of names) await canvas.findByRole('region', { name }, longTimeout);
    await expect(await canvas.findAllByRole('link')).toHaveLength(
      rails.flatMap((rail) => rail.products).length,
    );
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: {
    ...withMocks({
      personalizedProducts: {
        rails: [
          {
            kind: 'similar',
            products: [{ ...samples.productCardLong, productId: 'mp000000019284999' }, samples.productCard],
          },
        ],
      },
    }),
    states: ['long text'],
  },
};
/** Shown at the width of a phone, because a picture of three loading rails on a desktop is very large. */
export const Loading: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    ...withMocks({ personalizedProducts: delayedReply(60_000, samples.personalizedProducts) }),
    states: ['loading'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Pairs well with' }, longTimeout)).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
/** Expects that the reserved space is gone, and that the page shows neither a rail nor an error. */
const expectNothing: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('div:empty')).toBeNull(), longTimeout);
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull(), longTimeout);
  await expect(canvas.queryByRole('alert')).toBeNull();
};
/** When the store returns no rails, the page shows neither a rail nor an empty space. */
export const Empty: Story = {
  parameters: {
    pictures: { skip: 'There is nothing to see.' },
    ...withMocks({ personalizedProducts: { rails: [] } }),
    states: ['empty'],
  },
  play: expectNothing,
};
/** When the request fails, the page shows no rail, no empty space and no error. */
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    pictures: { skip: 'There is nothing to see.' },
    msw: { handlers: mockApi(fault('personalizedProducts', '4xx')) },
  },
  play: expectNothing,
};
