import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../typography/text/Text.tsx';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

const paragraph = (children: string) => <Text tone="secondary">{children}</Text>;

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Tabs,
  args: {
    label: 'About this item',
    items: [
      {
        value: 'details',
        label: 'Details',
        children: paragraph('Cut from a single hide, lined in goat suede.'),
      },
      { value: 'care', label: 'Care', children: paragraph('Wipe with a dry cloth. Keep in its dust bag.') },
      { value: 'reviews', label: 'Reviews', count: 42, children: paragraph('“Softer than I thought.”') },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Care' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toHaveTextContent('Wipe with a dry cloth.');
    await expect(args.onValueChange).toHaveBeenCalledWith('care');
  },
};
export const OneDisabled: Story = {
  parameters: { states: ['disabled'] },
  args: {
    items: [
      { value: 'details', label: 'Details', children: paragraph('Cut from a single hide.') },
      { value: 'video', label: 'Film', disabled: true, children: null },
      { value: 'care', label: 'Care', children: paragraph('Wipe with a dry cloth.') },
    ],
  },
};
/** Too many tabs for the screen: the list scrolls, and the selected tab is visible. */
export const Many: Story = {
  parameters: { states: ['many'] },
  args: {
    label: 'Brands',
    defaultValue: 'Velluto',
    items: [
      'Atelier Noue',
      'Casa Brisot',
      'Halden & Roe',
      'Maison Verrane',
      'Oduvia',
      'Sorelle Anzi',
      'Velluto',
      'Wren & Ash',
    ].map((brand) => ({ value: brand, label: brand, children: paragraph(`All of ${brand}`) })),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    const tab = within(list).getByRole('tab', { name: 'Velluto' });
    const right = (element: HTMLElement) => element.getBoundingClientRect().right;
    await waitFor(() => expect(right(tab)).toBeLessThanOrEqual(right(list) + 1));
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    items: [
      {
        value: 'details',
        label: 'Details of the making and the maker',
        children: paragraph('Cut from a single hide.'),
      },
      { value: 'care', label: 'Care, repair and restoration', children: paragraph('Wipe with a dry cloth.') },
      {
        value: 'reviews',
        label: 'What owners think of this bag',
        count: 1042,
        children: paragraph('“Softer.”'),
      },
    ],
  },
};
/** Pages with their own URLs: links that look like tabs. */
export const Links: StoryObj = {
  parameters: { states: ['variant'] },
  render: () => (
    <TabLinks
      label="Your account"
      items={[
        { label: 'Orders', href: '#orders', current: true, count: 3 },
        { label: 'Addresses', href: '#addresses' },
        { label: 'Wishlist', href: '#wishlist', count: 12 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Orders/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/**
 * Arrows move and select, wrap, and skip disabled tabs. Home and End reach the ends. Tab enters the panel.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: OneDisabled.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const details = canvas.getByRole('tab', { name: 'Details' });
    const care = canvas.getByRole('tab', { name: 'Care' });
    await userEvent.tab();
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(care).toHaveFocus();
    await expect(care).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{End}');
    await expect(care).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(care).toHaveFocus();
  },
};

/** With manual activation, arrows only move. Enter or Space selects. */
export const KeyboardManual: Story = {
  parameters: { states: ['keyboard'] },
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const care = canvas.getByRole('tab', { name: 'Care' });
    await expect(care).toHaveFocus();
    await expect(care).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard(' ');
    await expect(care).toHaveAttribute('aria-selected', 'true');
  },
};
