import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';

const meta = { parameters: { subject: { kind: 'layout' } }, component: Divider } satisfies Meta<
  typeof Divider
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = { parameters: { states: ['usual'] } };
export const Strong: Story = { parameters: { states: ['variant'] }, args: { tone: 'strong' } };
export const Selvedge: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'selvedge' },
  globals: { catalogue: 'indiluxe' },
};
