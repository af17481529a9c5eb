import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  component: ActionBar,
  args: {
    label: 'Purchase',
    children: (
      <>
        <Button emphasis="secondary">Buy now</Button>
        <Button>Add to bag</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Purchase: Story = {};
