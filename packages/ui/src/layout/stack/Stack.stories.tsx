import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Tag } from '../../typography/tag/Tag.tsx';
import { Stack } from './Stack.tsx';

const meta = { parameters: { subject: { kind: 'layout' } }, component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  parameters: { states: ['usual'] },
  args: { children: [1, 2, 3].map((key) => <Skeleton key={key} shape="control" />) },
};
export const Row: Story = {
  parameters: { states: ['variant'] },
  args: {
    direction: 'row',
    gap: 24,
    wrap: true,
    children: ['Top-handle', 'Shoulder', 'Crescent', 'Totes'].map((label) => <Tag key={label}>{label}</Tag>),
  },
};
