import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Loader } from './Loader.tsx';

const meta = { component: Loader, args: { active: true } } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
/** Nothing is on its way: nothing is drawn. */
export const Quiet: Story = {
  args: { active: false },
  parameters: { pictures: { skip: 'It draws nothing.' } },
};
export const WithSkeleton: Story = { args: { label: 'Loading your bag', children: <Skeleton lines={4} /> } };
