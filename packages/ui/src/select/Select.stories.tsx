import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
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

export const Unchosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'KA' } };
export const WithError: Story = { args: { error: 'Choose a state' } };
export const Disabled: Story = { args: { defaultValue: 'DL', disabled: true } };
export const Inline: Story = {
  args: {
    label: 'Sort',
    inline: true,
    placeholder: undefined,
    options: [
      { value: 'relevance', label: 'Relevance' },
      { value: 'price-asc', label: 'Price, low to high' },
    ],
  },
};
