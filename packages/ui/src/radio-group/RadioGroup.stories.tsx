import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    legend: 'Address type',
    defaultValue: 'home',
    options: [
      { value: 'home', label: 'Home' },
      { value: 'work', label: 'Work' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithDetails: Story = {
  args: {
    legend: 'Delivery',
    defaultValue: 'express',
    options: [
      { value: 'express', label: 'Express', detail: 'Free', reason: 'Tuesday, 24 November' },
      { value: 'quick', label: 'Quick drop', detail: '₹199', reason: 'Four stores near you' },
      {
        value: 'none',
        label: 'Collect from a store',
        disabled: true,
        reason: 'This piece is not held in a store',
      },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one' } };
