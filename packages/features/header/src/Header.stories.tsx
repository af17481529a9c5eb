import { createClient } from '@luxe/client';
import { fault, delayedReply, mockApi, mockScenario } from '@luxe/contract/testing';
import { samples } from '@luxe/contract/samples';
import { ResourcesProvider } from '@luxe/resources';
import { SearchField } from '@luxe/ui/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Header } from './Header.tsx';

const shop = (hint: string) => (Story: () => React.ReactNode) => (
  <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint={hint}>
    <Story />
  </ResourcesProvider>
);

/** Navigation links as the server preloads them. */
const plainLinks = {
  left: [],
  centre: samples.navigation.centre.map(({ title, webURL }) => ({ label: title, href: webURL })),
  right: [],
};

/** A navigation with 40 brands in its first section. */
const longNavigation = {
  ...samples.navigation,
  centre: samples.navigation.centre.map((item, at) =>
    at > 0
      ? item
      : {
          ...item,
          sectionsCollection: item.sectionsCollection.slice(1, 2).map((section) => ({
            ...section,
            items: Array.from({ length: 40 }, (_, row) => ({
              title: `A brand with a long name ${row + 1}`,
              redirectionUrl: `/brand/c-mbh${row}`,
            })),
          })),
        },
  ),
};

const meta = {
  component: Header,
  parameters: { subject: { kind: 'frame' }, layout: 'fullscreen', msw: { handlers: mockApi() } },
  args: {
    catalogue: 'luxury',
    currentPath: '/handbags/c-lsh1010',
    searchSlot: <SearchField label="Search the shop" placeholder="What are you looking for?" />,
    onAccountClick: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: { states: ['usual'] },
  decorators: [shop('s0c1')],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Bags' })).toHaveAttribute('aria-current', 'true');
    await expect(await canvas.findByRole('link', { name: 'Bag, 3 items' })).toHaveAttribute('href', '/cart');
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/gift-cards');
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(args.onAccountClick).toHaveBeenCalledOnce();
  },
};
export const WithoutACart: Story = {
  parameters: { states: ['empty'] },
  decorators: [shop('s0c0')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /^Bag$/ })).toBeNull();
  },
};
export const Customer: Story = {
  decorators: [shop('s1c1')],
  args: { hasAccountGiftCards: true },
  parameters: { states: ['variant'], msw: { handlers: mockScenario('signed-in') } },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^My orders/ })).toHaveAttribute(
      'href',
      '/my-account/orders',
    );
    await expect(canvas.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/my-account/orders',
    );
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toHaveAttribute(
      'href',
      '/my-account/buy-gift-cards',
    );
  },
};
export const ManyInTheBag: Story = {
  decorators: [shop('s0c1')],
  parameters: { states: ['many'], msw: { handlers: mockScenario('bag-full') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('99+');
  },
};
export const Indiluxe: Story = {
  parameters: { states: ['indiluxe'] },
  args: { catalogue: 'indiluxe' },
  decorators: [shop('s0c1')],
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
const longTimeout = { timeout: 10_000 };

/**
 * Opens the menu of a section with the test pointer. The first hover only loads the script of the menus. The
 * pointer then hovers again, because the script has missed the first hover.
 */
async function pointAt(canvas: HTMLElement, section: string) {
  const link = await within(canvas).findByRole('link', { name: section });
  await userEvent.hover(link);
  await within(canvas).findByRole('button', { name: `${section} menu` }, longTimeout);
  await userEvent.unhover(link);
  await userEvent.hover(link);
  return within(await within(canvas).findByRole('group', { name: section }, longTimeout));
}

/** A menu with counts, columns of links and one spotlight. */
export const MegaMenu: Story = {
  parameters: { states: ['variant'] },
  decorators: [shop('s0c1')],
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByText('1,248 items from 74 brands', {}, longTimeout);
    await expect(bags.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
    for (const title of ['Category', 'Brand', 'Edit'])
      await waitFor(() => expect(bags.getByRole('heading', { name: title })).toBeVisible());
    await expect(bags.getByRole('link', { name: 'The Luna, relaxed' })).toBeVisible();
  },
};
export const MegaMenuLight: Story = {
  ...MegaMenu,
  parameters: { states: ['light'] },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
};
/** A menu with few links, one item and one brand. */
export const MegaMenuSmall: Story = {
  parameters: { states: ['variant'] },
  decorators: [shop('s0c1')],
  play: async ({ canvasElement }) => {
    const menu = await pointAt(canvasElement, 'Ready to wear');
    await menu.findByText('1 item from 1 brand', {}, longTimeout);
  },
};
/** A long list of links is split into columns. */
export const MegaMenuLongList: Story = {
  decorators: [shop('s0c1')],
  parameters: { states: ['long text'], msw: { handlers: mockApi({ navigation: longNavigation }) } },
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByRole('link', { name: 'A brand with a long name 40' }, longTimeout);
  },
};
export const MegaMenuFailed: Story = {
  decorators: [shop('s0c1')],
  args: { navigation: plainLinks },
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('navigation', '4xx')) } },
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByRole('button', { name: 'Try again' }, longTimeout);
    await expect(bags.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
  },
};

async function openMenu(canvas: HTMLElement) {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }, longTimeout));
}

/** A section with a menu is a button; a section without one is a link. */
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  tags: ['dialog'],
  args: { theme: { theme: 'dark', customTheme: '', onThemeChange: fn() } },
  decorators: [shop('s0c1')],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Theme: dark' }, longTimeout));
    await expect(args.theme?.onThemeChange).toHaveBeenCalledWith('light');
    const accessories = await menu.findByRole('link', { name: 'Accessories' }, longTimeout);
    await expect(accessories).toHaveAttribute('href', '/accessories/c-lsh18');
    await waitFor(() => expect(menu.getByRole('button', { name: 'Shoes' })).toBeVisible());
    await expect(menu.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/gift-cards');
    await expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/contact-us');
    await expect(menu.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track-order');
  },
};
export const PhoneCustomer: Story = {
  tags: ['dialog'],
  decorators: [shop('s1c1')],
  parameters: { states: ['variant'], msw: { handlers: mockScenario('signed-in') } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(await menu.findByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/my-account/orders',
    );
  },
};
export const PhoneSubMenu: Story = {
  parameters: { states: ['variant'] },
  tags: ['dialog'],
  decorators: [shop('s0c1')],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Bags' }, longTimeout));
    await waitFor(() => expect(menu.getByRole('heading', { name: 'Bags' })).toHaveFocus());
    await menu.findByText('1,248 items from 74 brands', {}, longTimeout);
    await waitFor(() => expect(menu.getByRole('link', { name: 'Top-handle' })).toBeVisible());
  },
};
export const PhoneSubMenuFailed: Story = {
  tags: ['dialog'],
  decorators: [shop('s0c1')],
  args: { navigation: plainLinks },
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('navigation', '4xx')) } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Bags' }, longTimeout));
    await menu.findByRole('button', { name: 'Try again' }, longTimeout);
    await expect(menu.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
  },
};
export const Checkout: Story = {
  parameters: { states: ['variant'] },
  args: { variant: 'checkout' },
  decorators: [shop('s1c1')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Secure checkout')).toBeVisible();
  },
};
export const OrderPlaced: Story = {
  parameters: { states: ['variant'] },
  args: { variant: 'placed' },
  decorators: [shop('s1c1')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Order confirmed')).toBeVisible();
  },
};
/**
 * While the menu loads, the link to the section is available. This story is the last one, because a later
 * story would wait for the same slow request.
 */
export const MegaMenuSlow: Story = {
  decorators: [shop('s0c1')],
  args: { navigation: plainLinks },
  parameters: {
    states: ['slow'],
    msw: { handlers: mockApi({ navigation: delayedReply(60_000, samples.navigation) }) },
  },
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByText('Loading the menu', {}, longTimeout);
    await expect(bags.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
  },
};
