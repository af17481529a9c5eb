import { createClient } from '@luxe/client';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { subject: { kind: 'frame' }, layout: 'fullscreen', msw: { handlers: mockApi() } },
  args: { theme: 'dark', onThemeChange: fn(), isDemo: true, serviceNumber: '1800 000 4500' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Bags' });
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
    await expect(canvas.getByText('Demonstration shop: nothing is charged.')).toBeVisible();
    const cookies = canvas.getByRole('link', { name: 'Cookie choices' });
    await expect(cookies).toHaveAttribute('href', '/consent');
    await expect(canvas.getByRole('link', { name: '1800 000 4500' })).toHaveAttribute(
      'href',
      'tel:18000004500',
    );
    await expect(canvas.getByText('Cash on delivery')).toBeVisible();
  },
};
/** The footer without its link lists, as on the luxe-life pages [SHL-15]. */
export const WithoutLists: Story = {
  parameters: { states: ['empty'] },
  args: { hasLists: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Light' })).toBeVisible();
  },
};
export const CustomTheme: Story = {
  parameters: { states: ['variant'] },
  args: { customTheme: 'Neelam Vaid' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Neelam Vaid' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('custom');
  },
};
export const IndiluxeOnAPhone: Story = {
  parameters: { states: ['narrow', 'indiluxe'] },
  args: { catalogue: 'indiluxe', isDemo: false },
  globals: { catalogue: 'indiluxe', viewport: { value: 'mobile' } },
};
