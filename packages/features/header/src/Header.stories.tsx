import { createClient } from '@luxe/client';
import { fault, later, mockApi, mockScenario } from '@luxe/contract/testing';
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

/** What a page carries of the navigation. */
const plainLinks = {
  left: [],
  centre: samples.navigation.centre.map(({ title, webURL }) => ({ label: title, href: webURL })),
  right: [],
};

/** The navigation with forty houses under its first section. */
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
              title: `House of the long corridor ${row + 1}`,
              redirectionUrl: `/house/c-mbh${row}`,
            })),
          })),
        },
  ),
};

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen', msw: { handlers: mockApi() } },
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
  decorators: [shop('s0c0')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /^Bag$/ })).toBeNull();
  },
};
export const Customer: Story = {
  decorators: [shop('s1c1')],
  args: { hasAccountGiftCards: true },
  parameters: { msw: { handlers: mockScenario('signed-in') } },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^My orders/ })).toHaveAttribute(
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
  parameters: { msw: { handlers: mockScenario('bag-full') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('99+');
  },
};
export const Indiluxe: Story = {
  args: { catalogue: 'indiluxe' },
  decorators: [shop('s0c1')],
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
const slow = { timeout: 10_000 };

/** The menus come when somebody is near; a pointer of ours leaves no trace for them, so it comes twice. */
async function pointAt(canvas: HTMLElement, section: string) {
  const link = await within(canvas).findByRole('link', { name: section });
  await userEvent.hover(link);
  await within(canvas).findByRole('button', { name: `${section}, the menu` }, slow);
  await userEvent.unhover(link);
  await userEvent.hover(link);
  return within(await within(canvas).findByRole('group', { name: section }, slow));
}

/** What lies under a section: how much there is, where it leads, one piece in the light. */
export const MegaMenu: Story = {
  decorators: [shop('s0c1')],
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByText('1,248 pieces from 74 houses', {}, slow);
    await expect(bags.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
    for (const title of ['Category', 'House', 'Edit'])
      await expect(bags.getByRole('heading', { name: title })).toBeVisible();
    await expect(bags.getByRole('link', { name: 'The Luna, relaxed' })).toBeVisible();
  },
};
export const MegaMenuLight: Story = {
  ...MegaMenu,
  globals: { theme: 'light', viewport: { value: 'desktop' } },
};
/** A few words only, and one piece of one house. */
export const MegaMenuSmall: Story = {
  decorators: [shop('s0c1')],
  play: async ({ canvasElement }) => {
    const menu = await pointAt(canvasElement, 'Ready to wear');
    await menu.findByText('1 piece from 1 house', {}, slow);
  },
};
/** Many names stand in columns. */
export const MegaMenuLongList: Story = {
  decorators: [shop('s0c1')],
  parameters: { msw: { handlers: mockApi({ navigation: longNavigation }) } },
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByRole('link', { name: 'House of the long corridor 40' }, slow);
  },
};
export const MegaMenuFailed: Story = {
  decorators: [shop('s0c1')],
  args: { navigation: plainLinks },
  parameters: { msw: { handlers: mockApi(fault('navigation', '4xx')) } },
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByRole('button', { name: 'Try again' }, slow);
    await expect(bags.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
  },
};

async function openMenu(canvas: HTMLElement) {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }, slow));
}

/** A section with something under it opens; one without leads there. */
export const Phone: Story = {
  tags: ['dialog'],
  args: { theme: { theme: 'dark', customTheme: '', onThemeChange: fn() } },
  decorators: [shop('s0c1')],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Theme: dark' }, slow));
    await expect(args.theme?.onThemeChange).toHaveBeenCalledWith('light');
    const accessories = await menu.findByRole('link', { name: 'Accessories' }, slow);
    await expect(accessories).toHaveAttribute('href', '/accessories/c-lsh18');
    await expect(menu.getByRole('button', { name: 'Shoes' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/gift-cards');
    await expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/contact-us');
  },
};
export const PhoneCustomer: Story = {
  tags: ['dialog'],
  decorators: [shop('s1c1')],
  parameters: { msw: { handlers: mockScenario('signed-in') } },
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
  tags: ['dialog'],
  decorators: [shop('s0c1')],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Bags' }, slow));
    await waitFor(() => expect(menu.getByRole('heading', { name: 'Bags' })).toHaveFocus());
    await menu.findByText('1,248 pieces from 74 houses', {}, slow);
    await expect(menu.getByRole('link', { name: 'Top-handle' })).toBeVisible();
  },
};
export const PhoneSubMenuFailed: Story = {
  tags: ['dialog'],
  decorators: [shop('s0c1')],
  args: { navigation: plainLinks },
  parameters: { msw: { handlers: mockApi(fault('navigation', '4xx')) } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(await menu.findByRole('button', { name: 'Bags' }, slow));
    await menu.findByRole('button', { name: 'Try again' }, slow);
    await expect(menu.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
  },
};
export const Checkout: Story = {
  args: { variant: 'checkout' },
  decorators: [shop('s1c1')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Secure checkout')).toBeVisible();
  },
};
export const OrderPlaced: Story = {
  args: { variant: 'placed' },
  decorators: [shop('s1c1')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Order confirmed')).toBeVisible();
  },
};
/** The way to all of it is there before the rest is. The last one: what is under way here, another story would wait for. */
export const MegaMenuSlow: Story = {
  decorators: [shop('s0c1')],
  args: { navigation: plainLinks },
  parameters: { msw: { handlers: mockApi({ navigation: later(60_000, samples.navigation) }) } },
  play: async ({ canvasElement }) => {
    const bags = await pointAt(canvasElement, 'Bags');
    await bags.findByText('Loading the menu', {}, slow);
    await expect(bags.getByRole('link', { name: 'View all bags' })).toHaveAttribute('href', '/bags/c-lsh10');
  },
};
