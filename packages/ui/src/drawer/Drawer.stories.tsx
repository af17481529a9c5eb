import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    defaultOpen: true,
    title: 'Filter',
    children: ['Top-handle', 'Shoulder', 'Crescent', 'Totes'].map((label) => (
      <Checkbox key={label} label={label} />
    )),
    footer: <Button block>Show 412 pieces</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};
export const Left: Story = { args: { side: 'left', title: 'Menu', footer: undefined } };
export const Sheet: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'mobile' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
