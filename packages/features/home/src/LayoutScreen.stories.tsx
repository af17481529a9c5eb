import { createClient } from '@luxe/client';
import { callSamples, samples } from '@luxe/contract/samples';
import { delayedReply, errorReply, fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LayoutScreen } from './LayoutScreen.tsx';

const page = samples.layoutPageCollections;
const withMocks = (overrides: Overrides) => ({
  msw: { handlers: mockApi({ layoutPage: page, ...overrides }) },
});
const skip = (reason: string) => ({ pictures: { skip: reason } });

const meta = {
  component: LayoutScreen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({}),
    subject: {
      kind: 'screen',
      missingStates: {
        loading: 'Same as Slow.',
        offline: 'Same as Failed.',
        'long text': 'Shown by its parts: Heading, ProductRail, ArtBanner.',
      },
    },
  },
  args: { id: 'winter-table' },
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LayoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const longTimeout = { timeout: 10_000 };

/** A hero, chosen products as a grid, and others as a rail. */
export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('Blocks, Collection shows the block.') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The winter table' });
    await expect(
      await canvas.findByRole('region', { name: 'Chosen by Meera Nair' }, longTimeout),
    ).toBeVisible();
    await expect(canvas.getByText('4 of 6')).toBeVisible();
  },
};
/** The next page is added below, and its first product gets the focus. */
export const MoreLoaded: Story = {
  parameters: {
    states: ['done'],
    ...skip('The tiles are those of Usual.'),
    ...withMocks({
      customSkuCollection: {
        ...callSamples.customSkuCollection,
        searchresult: callSamples.customSkuCollection.searchresult.slice(-2),
        facetdata: [],
        facetdatacategory: { filters: [] },
        pagination: { currentPage: 1, pageSize: 4, totalPages: 2, totalResults: 6 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }, longTimeout));
    const list = within(canvas.getByRole('list', { name: 'Chosen by Meera Nair' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(6));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
/** The next page did not load. The button stays. */
export const MoreFailed: Story = {
  parameters: {
    states: ['rejected'],
    ...skip('A notice above the button.'),
    ...withMocks(fault('customSkuCollection', '4xx')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }, longTimeout));
    await canvas.findByText('The next products could not be loaded. Try again.');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('ContentScreen, Empty shows it.'),
    ...withMocks({ layoutPage: { ...page, blocks: [] } }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet');
  },
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('Shows what the page passes.'),
    ...withMocks({ layoutPage: errorReply(404, 'C4041', 'Unknown.') }),
  },
  args: { notFound: <h1>Something else</h1> },
  play: async ({ canvas }) => {
    await canvas.findByText('Something else');
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...skip('ContentScreen, Failed shows it.'),
    ...withMocks(fault('layoutPage', '4xx')),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
export const Slow: Story = {
  parameters: {
    states: ['slow'],
    ...skip('ContentScreen, Slow shows it.'),
    ...withMocks({ layoutPage: delayedReply(60_000, page) }),
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'], ...skip('The blocks have stories of their own.') },
  globals: { viewport: { value: 'mobile' } },
  play: Usual.play!,
};
