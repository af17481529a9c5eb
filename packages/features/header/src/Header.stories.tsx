import { createClient } from '@luxe/client';
import { mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { SearchField } from '@luxe/ui/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Header } from './Header.tsx';

const shop = (hint: string) => (Story: () => React.ReactNode) => (
  <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint={hint}>
    <Story />
  </ResourcesProvider>
);

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
  parameters: { msw: { handlers: mockScenario('signed-in') } },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
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
export const Phone: Story = {
  decorators: [shop('s0c1')],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(await menu.findByRole('link', { name: 'Shoes' })).toHaveAttribute('href', '/shoes/c-lsh13');
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
