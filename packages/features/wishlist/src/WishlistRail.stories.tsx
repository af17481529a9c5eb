import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type MockOptions, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WishlistRail } from './WishlistRail.tsx';

const withMocks = (overrides: Overrides = {}, options: MockOptions = {}) => ({
  msw: { handlers: mockApi(overrides, { loginType: 'customer', ...options }) },
});

const meta = {
  component: WishlistRail,
  args: { excludedCodes: [], fallback: <p>Others.</p> },
  parameters: {
    layout: 'fullscreen',
    ...withMocks(),
    subject: {
      kind: 'screen',
      name: 'From your wishlist',
      missingStates: {
        loading: 'Shown by Slow: skeletons of its tiles.',
        offline: 'Same as Failed.',
        'long text': 'Its tiles have stories with long text: ProductRail.',
      },
    },
  },
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof WishlistRail>;
export default meta;
type Story = StoryObj<typeof meta>;

const fallback: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('Others.');
};

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const rail = await within(canvasElement).findByRole('region', { name: 'From your wishlist' });
    await expect((await within(rail).findAllByRole('link')).length).toBeGreaterThan(0);
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** Items that are in the bag are left out. */
export const InTheBag: Story = {
  parameters: { states: ['variant'] },
  args: {
    excludedCodes: (samples.getAllWishlist.wishList[0]?.products ?? []).map(({ productcode }) => productcode),
  },
  play: fallback,
};
export const Empty: Story = {
  parameters: { ...withMocks({}, { wishlistProducts: null }), states: ['empty'] },
  play: fallback,
};
export const Failed: Story = {
  parameters: { ...withMocks(fault('getAllWishlist', '4xx')), states: ['failed'] },
  play: fallback,
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ getAllWishlist: delayedReply(60_000, samples.getAllWishlist) }),
    states: ['slow'],
  },
};
