import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';

const meta = { component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};
export const Strong: Story = { args: { tone: 'strong' } };
export const Selvedge: Story = { args: { tone: 'selvedge' }, globals: { catalogue: 'indiluxe' } };
