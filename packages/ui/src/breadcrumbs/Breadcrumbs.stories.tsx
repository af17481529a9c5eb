import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Women', href: '#women' },
      { label: 'Bags', href: '#bags' },
      { label: 'Warden top-handle bag' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
