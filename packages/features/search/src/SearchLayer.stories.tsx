import { createClient } from '@luxe/client';
import { allAllowed, formatConsent } from '@luxe/contract/consent';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';
import { setRecentSearches } from './setRecentSearches.ts';

const meta = {
  tags: ['dialog'],
  component: SearchBox,
  parameters: { subject: { kind: 'screen' }, layout: 'fullscreen', msw: { handlers: mockApi() } },
  args: { onNavigate: fn() },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    setRecentSearches();
    return () => setRecentSearches();
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the layer by a press on the box. Returns the layer and its field. */
async function open(canvasElement: HTMLElement, typed = '') {
  const box = await within(canvasElement).findByPlaceholderText('What are you looking for?');
  await userEvent.click(box);
  const layer = within(await screen.findByRole('dialog', { name: 'Search' }, { timeout: 10_000 }));
  const field = layer.getByRole('combobox', { name: 'Search the shop' });
  await waitFor(() => expect(field).toHaveFocus());
  // All at once. Otherwise suggestions for the first letters could come during the next action.
  if (typed) await userEvent.paste(typed);
  return { layer, field };
}

/** Without a text, the layer offers recent searches and popular products [SEA-15] [SEA-16]. */
export const Empty: Story = {
  parameters: { states: ['empty'] },
  beforeEach: () => setRecentSearches('camel coat', 'Lumen Genève 38 mm', 'loafers bordeaux'),
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement);
    const recent = within(layer.getByRole('list', { name: 'Recent' }));
    await expect(recent.getByRole('link', { name: 'camel coat' })).toHaveAttribute(
      'href',
      '/search/?q=camel%20coat',
    );
    const popular = layer.getByRole('list', { name: 'Popular products' });
    await waitFor(() => expect(within(popular).getAllByRole('link')).toHaveLength(3));
  },
};

export const Nothing: Story = {
  parameters: { states: ['empty'] },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement);
    await expect(layer.queryByText('Recent')).toBeNull();
    const searches = within(await layer.findByRole('list', { name: 'Popular searches' }));
    await expect(searches.getByRole('link', { name: 'Loafers' })).toHaveAttribute(
      'href',
      '/search/?q=Loafers',
    );
    await expect(searches.queryByRole('button')).toBeNull();
    const products = await layer.findByRole('list', { name: 'Popular products' });
    await waitFor(() => expect(within(products).getAllByRole('link')).toHaveLength(3));
  },
};

/** With consent for preferences: searches that fit what the shopper has viewed [PER-01] [SEA-10]. */
export const Curated: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The list looks like that of Nothing.' } },
  beforeEach: () => {
    const at = Math.floor(Date.now() / 1000);
    const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
    const consent = formatConsent({ choices: allAllowed, source: 'banner', at, id, isLogged: true });
    document.cookie = `consent=${consent}; path=/`;
    return () => {
      document.cookie = 'consent=; path=/; max-age=0';
    };
  },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement);
    const curated = within(await layer.findByRole('list', { name: 'Curated for you' }));
    await expect(curated.getByRole('link', { name: 'Oduvia bags' })).toHaveAttribute(
      'href',
      '/search/?q=Oduvia%20bags',
    );
    await expect(layer.queryByRole('list', { name: 'Popular searches' })).toBeNull();
  },
};

/** Width of the placeholder's text, in pixels, in its own font. */
function placeholderWidth(field: HTMLElement) {
  const { font, letterSpacing } = getComputedStyle(field, '::placeholder');
  const context = document.createElement('canvas').getContext('2d')!;
  Object.assign(context, { font, letterSpacing });
  return context.measureText(field.getAttribute('placeholder')!).width;
}

/**
 * On a screen 390 px wide, the placeholder of the field is not cut off. The length counter appears from 40
 * characters on.
 */
export const NothingPhone: Story = {
  parameters: { states: ['empty'], pictures: { skip: 'The story Phone pictures this width.' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const { layer, field } = await open(canvasElement);
    await document.fonts.ready;
    await expect(placeholderWidth(field)).toBeLessThanOrEqual(field.clientWidth);
    await userEvent.type(field, 'a'.repeat(39));
    await expect(layer.queryByText('39 / 51')).toBeNull();
    await userEvent.type(field, 'a');
    await expect(layer.getByText('40 / 51')).toBeVisible();
  },
};

/** The arrow keys move through the suggestions and wrap around to the field [SEA-02] [SEA-10]. */
export const Typed: Story = {
  parameters: { states: ['usual'] },
  beforeEach: () => setRecentSearches('camel coat'),
  play: async ({ canvasElement, args }) => {
    const { layer, field } = await open(canvasElement, 'cres');
    const options = await layer.findAllByRole('option');
    await expect(options[1]).toHaveTextContent('crescent in Oduvia');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

/** After a selection, the main region has focus until the next page has loaded. */
export const Chosen: Story = {
  parameters: { states: ['chosen'], pictures: { skip: 'The layer has closed.' } },
  decorators: [
    (Story) => (
      <main tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const { layer } = await open(canvasElement, 'cres');
    await layer.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/crescent-bags/c-lsh1010102');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};

/** Enter without a selected suggestion searches for the text and stores it as a recent search [SEA-03]. */
export const Entered: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The layer has closed.' } },
  play: async ({ canvasElement, args }) => {
    const { field } = await open(canvasElement, 'black tote');
    await userEvent.type(field, '{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/search/?q=black%20tote');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { layer } = await open(canvasElement);
    await layer.findByRole('link', { name: 'black tote' });
    await userEvent.keyboard('{Escape}');
  },
};

export const Forgetting: Story = {
  parameters: { states: ['variant'] },
  beforeEach: () => setRecentSearches('camel coat', 'ring'),
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Remove “camel coat”' }));
    await expect(layer.queryByRole('link', { name: 'camel coat' })).toBeNull();
    await userEvent.click(layer.getByRole('button', { name: 'Clear recent searches' }));
    await expect(layer.queryByText('Recent')).toBeNull();
  },
};

/**
 * The close button, Escape and a press outside close the layer. The box then has focus and still holds the
 * text [SHL-03].
 */
export const Closing: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The layer has closed.' } },
  play: async ({ canvasElement }) => {
    const box = () => within(canvasElement).getByPlaceholderText('What are you looking for?');
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { layer } = await open(canvasElement, 'tote');
    await userEvent.click(layer.getByRole('button', { name: 'Close search' }));
    await closed();
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).toHaveValue('tote');
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await closed();
    await open(canvasElement);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement });
    await closed();
  },
};

export const NothingBegins: Story = {
  parameters: { states: ['empty'], msw: { handlers: mockApi({ suggestions: { suggestions: [] } }) } },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement, 'zzzz');
    await layer.findByText('No suggestions for “zzzz”. Press Enter to search.');
  },
};

export const Failed: Story = {
  parameters: {
    states: ['failed'],
    msw: { handlers: mockApi({ ...fault('suggestions', '4xx'), ...fault('popularProducts', '4xx') }) },
  },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement, 'tote');
    await layer.findByText('Suggestions are unavailable. Press Enter to search.');
    await waitFor(() => expect(layer.queryByText('Popular products')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: {
    states: ['loading'],
    msw: {
      handlers: mockApi({ ...fault('suggestions', 'timeout'), ...fault('popularProducts', 'timeout') }),
    },
  },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement, 'tote');
    await layer.findByText('Searching…');
  },
};

/** The previous suggestions stay until the new ones load. Typing is never delayed. */
export const Slow: Story = {
  parameters: {
    states: ['slow'],
    msw: {
      handlers: mockApi({
        suggestions: ({ query }) =>
          query.searchString === 'cres' ? samples.suggestions : delayedReply(60_000, samples.suggestions),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const { layer, field } = await open(canvasElement, 'cres');
    await layer.findAllByRole('option');
    await userEvent.type(field, 'cent');
    await expect(layer.getAllByRole('option')).toHaveLength(6);
    await expect(field).toHaveValue('crescent');
  },
};

export const Offline: Story = {
  parameters: {
    states: ['offline'],
    msw: {
      handlers: mockApi({ ...fault('suggestions', 'offline'), ...fault('popularProducts', 'offline') }),
    },
  },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement, 'tote');
    await layer.findByText('Suggestions are unavailable. Press Enter to search.', {}, { timeout: 10_000 });
  },
};

export const LongText: Story = {
  parameters: {
    states: ['long text'],
    msw: {
      handlers: mockApi({
        suggestions: {
          suggestions: [
            {
              kind: 'term',
              text: 'hand-boarded pebbled calf with a braided strap',
              within: 'Maison Verrane de Saint-Germain-en-Laye et Fils',
              url: '/search/?q=hand',
            },
          ],
        },
        popularProducts: { products: [samples.productCardLong] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement, 'hand-boarded pebbled calf with a braided strap, ta');
    await layer.findByRole('option');
  },
};

export const Phone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => setRecentSearches('camel coat', 'Lumen Genève 38 mm', 'loafers bordeaux'),
  play: async ({ canvasElement }) => {
    const { layer } = await open(canvasElement, 'cres');
    await layer.findAllByRole('option');
  },
};

/** Voice search opens over the layer. "Type instead" returns the focus to the layer [SEA-17]. */
export const Voice: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const { layer, field } = await open(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Search by voice' }));
    const voice = within(await screen.findByRole('dialog', { name: 'Search by voice' }, { timeout: 10_000 }));
    await userEvent.click(voice.getByRole('button', { name: 'Type instead' }));
    await waitFor(() =>
      expect(field.closest('[role=dialog]')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};
