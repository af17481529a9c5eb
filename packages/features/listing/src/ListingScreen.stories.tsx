import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, errorReply, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@luxe/ui/container';
import { Text } from '@luxe/ui/text';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toListingRequest } from './data/toListingRequest.ts';
import { ListingScreen } from './ListingScreen.tsx';

const bags = { path: '/bags/c-lsh10', code: 'lsh10' };

const meta = {
  component: ListingScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Listing',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi({ searchProducts: samples.listing }) },
  },
  args: { request: toListingRequest(bags), onNavigate: fn() },
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ListingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withListing = (searchProducts: NonNullable<Parameters<typeof mockApi>[0]>['searchProducts']) => ({
  msw: { handlers: mockApi({ searchProducts: searchProducts! }) },
});

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Bags' });
    await expect(canvas.getByText('412 items')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Handbags 366$/ })).toHaveAttribute(
      'href',
      '/bags/c-lsh10?q=:relevance:category:LSH1010',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'price-asc');
    await expect(args.onNavigate).toHaveBeenCalledWith('/bags/c-lsh10?q=:price-asc', {
      replace: false,
    });
  },
};
export const Filtered: Story = {
  args: { request: toListingRequest({ ...bags, q: ':price-asc:colour:Oxblood' }) },
  parameters: {
    ...withListing(samples.listingFiltered),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const chip = await within(canvasElement).findByRole('link', { name: 'Remove Oxblood' });
    await expect(chip).toHaveAttribute('href', '/bags/c-lsh10?q=:price-asc');
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  tags: ['dialog'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Filter' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('tab', { name: 'Colour' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /Oxblood/ }));
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: 'Show 412 items' })).toHaveAttribute(
        'href',
        '/bags/c-lsh10?q=:relevance:colour:Oxblood',
      ),
    );
  },
};
export const SecondPage: Story = {
  args: { request: toListingRequest({ ...bags, page: '2' }) },
  parameters: {
    ...withListing({
      ...samples.listing,
      pagination: { ...samples.listing.pagination, currentPage: 1 },
    }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('navigation', { name: /page/i });
  },
};
/** A page of one product, which shows the state of its tile. */
const pageOfOne = { ...samples.listing.pagination, pageSize: 1, totalPages: 412 };
const brands = samples.listing.facetdata.map((facet) =>
  facet.key === 'brand'
    ? {
        ...facet,
        values: Array.from({ length: 24 }, (_, at) => ({
          ...facet.values[0]!,
          value: `MBH${at}`,
          name: `Brand of the ${at + 1} long-named brothers`,
          // They add up to the 412 products.
          count: at < 4 ? 18 : 17,
        })),
      }
    : facet,
);
export const LongText: Story = {
  parameters: {
    ...withListing({
      ...samples.listing,
      facetdata: brands,
      searchresult: [samples.productCardLong],
      pagination: pageOfOne,
    }),
    states: ['long text'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('All 24 in Brand'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a brand' }), '24');
    await expect(canvas.getAllByRole('link', { name: /Brand of the 24/ })).toHaveLength(1);
  },
};
export const SoldOut: Story = {
  parameters: {
    ...withListing({
      ...samples.listing,
      searchresult: [samples.productCardSoldOut],
      pagination: pageOfOne,
    }),
    states: ['sold out'],
    pictures: { themes: ['dark'] },
  },
};
export const DynamicListing: Story = {
  args: { request: toListingRequest({ path: '/bags/black', pagePath: '/bags/black' }) },
  parameters: { ...withListing(samples.listingDynamic), states: ['variant'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Black bags' });
    await expect(canvas.queryByRole('link', { name: /^Remove/ })).toBeNull();
    await expect(await canvas.findByRole('link', { name: /^Handbags 111$/ })).toHaveAttribute(
      'href',
      '/bags/black?q=:relevance:category:LSH1010',
    );
  },
};
/**
 * In the shop, the route passes editorial blocks above and below the products. This story passes a line of
 * text instead.
 */
export const WithEditorialBlocks: Story = {
  args: {
    editorSlot: ({ id, part }) => (
      <Container>
        <Text>{`${part === 'above' ? 'A story above' : 'A story below'} ${id}`}</Text>
      </Container>
    ),
  },
  parameters: {
    ...withListing({ ...samples.listing, hybridPlpId: 'LSH10' }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const above = await canvas.findByText('A story above LSH10');
    const products = canvas.getByRole('list', { name: 'Products' });
    const below = canvas.getByText('A story below LSH10');
    await expect(above.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(products.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
const storeAt = (path: string) => ({ request: toListingRequest({ path, pagePath: path }) });
const store = storeAt('/neelam-vaid-store');
const banner = (storeBanner: NonNullable<Overrides['storeBanner']>) => ({
  msw: { handlers: mockApi({ searchProducts: samples.listingStore, storeBanner }) },
});
const skipPicture = { pictures: { skip: 'StoreBanner and Usual show it.' } };
/** Returns the computed background colour of the banner that contains the heading. */
const backgroundOf = (heading: HTMLElement) => getComputedStyle(heading.closest('section')!).backgroundColor;

export const Store: Story = {
  name: 'Store: shows the banner of a brand above its items [SHL-17]',
  args: store,
  parameters: { ...banner(samples.storeBanner), states: ['variant'], pictures: { themes: ['dark'] } },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = { level: 1, name: 'Neelam Vaid' } as const;
    const heading = await canvas.findByRole('heading', name, { timeout: 10_000 });
    await expect(backgroundOf(heading)).toBe('rgb(16, 22, 42)');
    await expect(canvas.getByText('Designer store')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The indigo room' })).toBeVisible();
    await expect(canvas.getByText(/^Neelam Vaid moved to Kutch/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All designers' })).toBeVisible();
    const parts = within(canvas.getByRole('navigation', { name: 'Parts of this store' }));
    await expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('All');
    await expect(parts.getByRole('link', { name: 'Kurtas' })).toHaveAttribute(
      'href',
      '/neelam-vaid-store?q=:relevance:category:ISH1010101',
    );
    await canvas.findByRole('list', { name: 'Products' });
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: 'Visit the store' })).toBeNull();
  },
};
export const StoreOnAPhone: Story = {
  args: store,
  parameters: { ...banner(samples.storeBanner), states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { catalogue: 'indiluxe', viewport: { value: 'mobile' } },
};
export const StoreLongText: Story = {
  args: store,
  parameters: { ...banner(samples.storeBannerLong), ...skipPicture, states: ['long text'] },
  globals: { viewport: { value: 'mobile' } },
};
export const StorePlain: Story = {
  args: store,
  parameters: { ...banner(samples.storeBannerPlain), ...skipPicture, states: ['variant'] },
};
export const StoreUnsafe: Story = {
  name: 'Store, unsafe: corrects unreadable colours [SHL-17]',
  args: store,
  parameters: { ...banner(samples.storeBannerUnsafe), ...skipPicture, states: ['variant'] },
  play: async ({ canvasElement }) => {
    const name = { level: 1, name: 'Neelam Vaid' } as const;
    const heading = await within(canvasElement).findByRole('heading', name, { timeout: 10_000 });
    await expect(getComputedStyle(heading).color).toBe('rgb(244, 238, 227)');
  },
};
export const StoreUnreadable: Story = {
  name: 'Store, unreadable: an invalid set of colours falls back to the shop’s colours [SHL-17]',
  args: store,
  parameters: { ...banner(samples.storeBannerUnreadable), ...skipPicture, states: ['variant'] },
  play: async ({ canvasElement }) => {
    const name = { level: 1, name: 'Neelam Vaid' } as const;
    const heading = await within(canvasElement).findByRole('heading', name, { timeout: 10_000 });
    const defaultSurface = getComputedStyle(heading).getPropertyValue('--lx-color-bg-raised').trim();
    await expect(getComputedStyle(heading).getPropertyValue('--lx-color-store-surface').trim()).toBe(
      defaultSurface,
    );
  },
};
/**
 * A category filtered by a super-brand other than the luxury one shows the banner of that super-brand. The
 * title of the list is below the banner.
 */
export const SuperBrand: Story = {
  name: 'Super-brand: shows its banner above a category [SHL-17]',
  args: { request: toListingRequest({ ...bags, superBrand: 'SBD11A20001' }) },
  parameters: {
    ...skipPicture,
    states: ['variant'],
    msw: {
      handlers: mockApi({ searchProducts: samples.listing, storeBanner: samples.storeBannerBrand }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Vantour' }, { timeout: 10_000 });
    await canvas.findByRole('heading', { level: 2, name: 'Bags' });
    await expect(canvas.getByText('Brand store')).toBeVisible();
  },
};
// Each of the next stories has its own path. Stories with the same path would share a pending request.
/** The list of products shows while the store banner is still loading. */
export const StoreLoading: Story = {
  args: storeAt('/late-store'),
  parameters: { ...banner(delayedReply(60_000, samples.storeBanner)), ...skipPicture, states: ['loading'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Products' });
  },
};
export const StoreFailed: Story = {
  name: 'Store, failed: shows the list under its own title [SHL-17]',
  args: storeAt('/failed-store'),
  parameters: {
    ...skipPicture,
    states: ['failed'],
    msw: {
      handlers: mockApi({ searchProducts: samples.listingStore, ...fault('storeBanner', '4xx') }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('list', { name: 'Products' });
    await canvas.findByRole('heading', { level: 1, name: 'Neelam Vaid' });
    await expect(canvas.queryByText('Designer store')).toBeNull();
  },
};
export const BrandWithStore: Story = {
  name: 'Brand with a store: its listing links to the store [SHL-17]',
  args: { request: toListingRequest({ path: '/neelam-vaid/c-mbh11a00035', code: 'mbh11a00035' }) },
  parameters: {
    ...withListing({ ...samples.listingStore, dynamicQuery: undefined, storeUrl: '/neelam-vaid-store' }),
    ...skipPicture,
    states: ['variant'],
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Visit the store' });
    await expect(link).toHaveAttribute('href', '/neelam-vaid-store');
  },
};
export const Search: Story = {
  args: { request: toListingRequest({ path: '/search/', q: 'tote' }) },
  parameters: { ...withListing(samples.searchResults), states: ['variant'], pictures: { themes: ['dark'] } },
};
/** No product matches the search words, so the list shows the closest matches. */
export const SearchWithoutMatch: Story = {
  args: { request: toListingRequest({ path: '/search/', q: 'saree' }) },
  parameters: {
    ...withListing({
      ...samples.searchResults,
      searchresult: samples.searchResults.searchresult.slice(0, 2),
      pagination: { ...samples.searchResults.pagination, pageSize: 2, totalPages: 3 },
      currentQuery: { ...samples.searchResults.currentQuery, searchText: 'saree', query: 'saree:relevance' },
      unlistedWords: 'saree',
    }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: '“saree”' });
    await expect(canvas.getByText('We do not have “saree”. These come close.')).toBeVisible();
    await canvas.findByRole('list', { name: 'Products' });
  },
};
export const NothingFound: Story = {
  args: { request: toListingRequest({ path: '/search/', q: 'wardne' }) },
  parameters: { ...withListing(samples.searchNull), states: ['empty'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'No results for “wardne”' });
    await expect(canvas.getByRole('link', { name: 'warden' })).toHaveAttribute('href', '/search/?q=warden');
    await expect(canvas.getByRole('link', { name: 'Ask Tara to find it' })).toHaveAttribute(
      'href',
      '/ask-tara?q=wardne',
    );
    await canvas.findByRole('link', { name: 'Bags' });
  },
};
/** A search term of the maximum length, without a space. */
export const LongestSearch: Story = {
  args: { request: toListingRequest({ path: '/search/', q: 'A'.repeat(51) }) },
  parameters: {
    pictures: { skip: 'NothingFound shows it.' },
    ...withListing({
      ...samples.searchNull,
      h1PageName: 'A'.repeat(51),
      currentQuery: {
        ...samples.searchNull.currentQuery,
        searchText: 'A'.repeat(51),
        query: `${'A'.repeat(51)}:relevance`,
      },
    }),
    states: ['long text'],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /A{51}/ });
  },
};
export const NothingFoundOnAPhone: Story = {
  ...NothingFound,
  parameters: { ...NothingFound.parameters, states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('searchProducts', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Unknown: Story = {
  args: { notFound: <h1>404 - Page Not Found</h1> },
  parameters: { ...withListing(errorReply(404, 'L4041', 'Unknown category')), states: ['not found'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('404 - Page Not Found');
  },
};
export const Slow: Story = {
  parameters: {
    ...withListing(delayedReply(60_000, samples.listing)),
    states: ['loading', 'slow'],
    pictures: { themes: ['dark'] },
  },
};
