import { createClient } from '@luxe/client';
import { fault, delayedReply, mockApi } from '@luxe/contract/testing';
import { samples } from '@luxe/contract/samples';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { readRecent } from './data/recentSearches.ts';
import SearchHomeScreen from './SearchHomeScreen.tsx';
import { setRecentSearches } from './setRecentSearches.ts';

const meta = {
  component: SearchHomeScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Search start page',
      missingStates: { slow: 'Same as Loading.', offline: 'Same as Failed.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { catalogue: 'luxury', onNavigate: fn() },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    setRecentSearches('camel coat', 'Lumen Genève 38 mm');
    return () => setRecentSearches();
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof SearchHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submitting a text opens its results and stores it as a recent search [SEA-12]. */
export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'camel coat' });
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: 'Popular products' })).getAllByRole('link'),
      ).toHaveLength(3),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the shop' }), 'loafers{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/search/?q=loafers');
    await expect(readRecent('luxury')[0]).toBe('loafers');
  },
};
export const Empty: Story = {
  parameters: { states: ['empty'] },
  beforeEach: () => setRecentSearches(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the shop' }), '  {Enter}');
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Recent')).toBeNull();
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockApi({ popularProducts: delayedReply(60_000, samples.popularProducts) }) },
  },
};
/** Without popular products, the search still works. */
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('popularProducts', '4xx')) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText('Popular products')).toBeNull(), {
      timeout: 10_000,
    });
  },
};
export const LongTextOnAPhone: Story = {
  parameters: { states: ['long text', 'narrow'] },
  beforeEach: () => setRecentSearches('a shawl for a winter wedding in the hills, in red'),
  globals: { viewport: { value: 'mobile' } },
};
