import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Accordion } from './Accordion.tsx';

const boxes = (...labels: string[]) =>
  labels.map((label) => <Checkbox key={label} label={label} detail="42" />);

const meta = {
  component: Accordion,
  args: {
    type: 'multiple',
    defaultValue: ['category'],
    items: [
      { value: 'category', title: 'Category', children: boxes('Top-handle', 'Shoulder', 'Crescent') },
      { value: 'house', title: 'House', children: boxes('Halden & Roe', 'Oduvia') },
      { value: 'discount', title: 'Discount', children: boxes('10% and above') },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facets: Story = {};
export const OneAtATime: Story = { args: { type: 'single', defaultValue: 'house' } };
