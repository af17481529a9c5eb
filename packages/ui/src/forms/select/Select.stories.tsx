import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: Select,
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    options: [
      { value: 'DL', label: 'Delhi' },
      { value: 'KA', label: 'Karnataka' },
      { value: 'MH', label: 'Maharashtra' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unselected: Story = { parameters: { states: ['empty'] } };
export const Selected: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: 'KA' } };
export const WithError: Story = { parameters: { states: ['error'] }, args: { error: 'Choose a state' } };
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hint: 'As on the ID you show at the door' },
};
export const Optional: Story = { parameters: { states: ['variant'] }, args: { optional: true } };
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { defaultValue: 'DL', disabled: true, hint: 'The state comes from the pincode' },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    label: 'The state that the item is sent to, which decides the tax on the invoice',
    options: [{ value: 'DN', label: 'Dadra and Nagar Haveli and Daman and Diu' }],
    defaultValue: 'DN',
    error: 'We do not deliver there yet. Choose another state, or collect from a store',
  },
};
export const Inline: Story = {
  parameters: { states: ['variant'] },
  args: {
    label: 'Sort',
    inline: true,
    placeholder: undefined,
    options: [
      { value: 'relevance', label: 'Relevance' },
      { value: 'price-asc', label: 'Price, low to high' },
    ],
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    const widthElement =
      canvasElement.querySelector<HTMLElement>('[aria-hidden] + select')?.previousElementSibling;
    await expect(widthElement).toHaveTextContent('Relevance');
    await expect(getComputedStyle(select).fieldSizing).toBe('fixed');
    await expect(select.offsetWidth).toBe((widthElement as HTMLElement).offsetWidth);
  },
};
