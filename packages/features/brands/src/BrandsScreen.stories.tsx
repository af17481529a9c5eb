import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, errorReply, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandsScreen, type BrandsScreenProps } from './BrandsScreen.tsx';

const withCmsPage = (cmsPage: NonNullable<Overrides['cmsPage']>) => ({
  msw: { handlers: mockApi({ cmsPage }) },
});

/** Stores the filter text in state. In the shop, the URL contains the filter text, but a story has no URL. */
function ControlledBrandsScreen({ query, onQueryChange, ...rest }: BrandsScreenProps) {
  const [text, setText] = useState(query);
  const handleQueryChange = (next: string) => {
    setText(next);
    onQueryChange(next);
  };
  return <BrandsScreen {...rest} query={text} onQueryChange={handleQueryChange} />;
}

const meta = {
  component: BrandsScreen,
  parameters: {
    layout: 'fullscreen',
    ...withCmsPage(samples.brandIndex),
    subject: { kind: 'screen', name: 'Brand indexes' },
  },
  args: { path: 'brandList/a-to-z-luxury-brands', query: '', onQueryChange: fn() },
  render: (args) => <ControlledBrandsScreen {...args} />,
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BrandsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { states: ['usual'] },
  name: 'Full: lists brands from A to Z [CON-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Luxury brands, A to Z' });
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.join('')).toBe('ABCEHLMOSTV#');
    await expect(canvas.getByRole('link', { name: /^Émile Sarrault\s*,\s*1 item\s*$/ })).toHaveAttribute(
      'href',
      '/emile-sarrault/c-mbh10010',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('23 brands');
  },
};

export const Jump: Story = {
  name: 'Jump: letters with brands are links to them [CON-01]',
  parameters: { states: ['variant'], pictures: { skip: 'Looks like Full, scrolled down.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('navigation', { name: 'Brands by letter' }));
    await expect(bar.queryByRole('link', { name: 'D' })).toBeNull();
    const letter = bar.getByRole('link', { name: 'T' });
    await expect(letter).toHaveAttribute('href', '#T');
    // Scrolls to the section as a click on the letter link would, because a real click would reload the test
    // page.
    const section = canvasElement.querySelector<HTMLElement>('#T')!;
    section.scrollIntoView();
    const heading = within(section).getByRole('heading', { name: 'T' });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight));
    // The sticky bar must not cover the heading.
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(letter.getBoundingClientRect().bottom);
    await expect(bar.getByRole('link', { name: 'Other' })).toHaveAttribute('href', '#other');
  },
};

export const Filtered: Story = {
  parameters: { states: ['variant'] },
  name: 'Filtered: typing filters the list, and Escape clears the filter [CON-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: 'Find a brand' });
    await userEvent.type(field, 'EMILE');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 23 brands'));
    await expect(canvas.getByRole('link', { name: /^Émile/ })).toBeVisible();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('EMILE');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('23 brands'));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'el');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 23 brands'));
  },
};

export const OneLetterOnly: Story = { parameters: { states: ['one'] }, args: { query: 'ma' } };

export const NothingFound: Story = {
  parameters: { states: ['empty'] },
  name: 'Nothing found: offers a search and all brands [CON-01]',
  args: { query: 'zzz' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'No brand by that name' });
    await expect(canvas.getByRole('status')).toHaveTextContent('None of 23 brands');
    await expect(canvas.getByRole('link', { name: 'search the shop' })).toHaveAttribute(
      'href',
      '/search/?q=zzz',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Show all brands' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('23 brands'));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByRole('heading', { name: 'No brand by that name' });
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
  },
};

export const LongNames: Story = {
  parameters: { ...withCmsPage(samples.brandIndexLong), states: ['long text'] },
};
export const LongNamesOnAPhone: Story = {
  ...LongNames,
  parameters: { ...LongNames.parameters, states: ['long text'] },
  globals: { viewport: { value: 'mobile' } },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const NothingFoundOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  args: { query: 'zzz' },
  globals: { viewport: { value: 'mobile' } },
};
export const Indiluxe: Story = {
  args: { path: 'brandList/indiluxe-brands-index' },
  parameters: { ...withCmsPage(samples.brandIndexIndiluxe), states: ['indiluxe'] },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
export const Empty: Story = {
  parameters: { ...withCmsPage({ ...samples.brandIndex, blocks: [] }), states: ['empty'] },
};
export const Loading: Story = {
  parameters: { ...withCmsPage(delayedReply(60_000, samples.brandIndex)), states: ['loading'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the brands');
  },
};
// Each of the next stories has its own path. Stories with the same path would share a pending request.
export const Slow: Story = {
  args: { path: 'brandList/slow-luxury-brands' },
  parameters: {
    ...withCmsPage(delayedReply(600, samples.brandIndex)),
    states: ['slow'],
    pictures: { skip: 'Shows Loading, then Full.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Loading the brands');
    await canvas.findByRole('heading', { level: 1 });
  },
};
export const Failed: Story = {
  args: { path: 'brandList/failed-luxury-brands' },
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('cmsPage', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Offline: Story = {
  args: { path: 'brandList/offline-luxury-brands' },
  parameters: { states: ['offline'], msw: { handlers: mockApi(fault('cmsPage', 'offline')) } },
  play: Failed.play!,
};
export const NotFound: Story = {
  args: { path: 'brandList/no-luxury-brands', notFound: 'Elsewhere' },
  parameters: { ...withCmsPage(errorReply(404, 'C4041', 'None')), states: ['variant'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Elsewhere');
  },
};
