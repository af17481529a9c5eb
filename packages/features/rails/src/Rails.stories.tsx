import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, later, mockApi, type Overrides } from '@luxe/contract/testing';
import { withHearts } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Rails } from './Rails.tsx';

const answers = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const { rails } = samples.personalizedProducts;
const wait = { timeout: 10_000 };

const meta = {
  component: Rails,
  args: { page: 'product', catalogue: 'luxury', productId: samples.product.productListingId },
  parameters: { layout: 'fullscreen', ...answers({}) },
  beforeEach: () => {
    localStorage.setItem('recentlyViewed luxury', JSON.stringify([samples.productCards[6]?.productId]));
    return () => localStorage.removeItem('recentlyViewed luxury');
  },
  decorators: [
    withHearts(),
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = ['Kept with', 'Of the same kind', 'Recently viewed'];
    for (const name of names) await canvas.findByRole('region', { name }, wait);
    await expect(await canvas.findAllByRole('link')).toHaveLength(
      rails.flatMap((rail) => rail.products).length,
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } };
export const LongText: Story = {
  parameters: answers({
    personalizedProducts: {
      rails: [{ kind: 'similar', products: [samples.productCardLong, samples.productCard] }],
    },
  }),
};
/** On a telephone: a place for three rails is the heaviest picture there is. */
export const Loading: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: answers({ personalizedProducts: later(60_000, samples.personalizedProducts) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Kept with' }, wait)).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
/** Its place is given up, and neither a rail nor a complaint is left. */
const isGone: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('div:empty')).toBeNull(), wait);
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull(), wait);
  await expect(canvas.queryByRole('alert')).toBeNull();
};
/** The store has nothing: no rail and no gap. */
export const Empty: Story = {
  parameters: {
    pictures: { skip: 'There is nothing to see.' },
    ...answers({ personalizedProducts: { rails: [] } }),
  },
  play: isGone,
};
/** The store does not answer: the same. */
export const Failed: Story = {
  parameters: {
    pictures: { skip: 'There is nothing to see.' },
    msw: { handlers: mockApi(fault('personalizedProducts', '4xx')) },
  },
  play: isGone,
};
