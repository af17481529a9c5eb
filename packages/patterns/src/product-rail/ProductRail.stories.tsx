import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductRail } from './ProductRail.tsx';

const meta = {
  component: ProductRail,
  args: {
    title: 'New this week',
    products: samples.productCards,
    link: { label: 'All 214 arrivals', href: '/everything/c-lsh1' },
  },
} satisfies Meta<typeof ProductRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' }, theme: 'light' } };
export const FewAndNoLink: Story = {
  args: { title: 'Kept with', products: samples.productCards.slice(0, 2) },
};
