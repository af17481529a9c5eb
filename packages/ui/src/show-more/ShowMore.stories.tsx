import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  component: ShowMore,
  args: { shown: 24, total: 412, label: 'Show 24 more', href: '#page-2' },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Busy: Story = { args: { busy: true } };
export const All: Story = { args: { shown: 412 } };
