import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Loader } from './Loader.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: Loader,
  args: { active: true },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { parameters: { states: ['usual'] } };
/** Renders nothing visible while inactive. */
export const Quiet: Story = {
  args: { active: false },
  parameters: { states: ['variant'], pictures: { skip: 'Renders nothing visible.' } },
};
export const WithSkeleton: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Loading your bag', children: <Skeleton lines={4} /> },
};
