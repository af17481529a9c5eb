import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Container } from './Container.tsx';

const meta = {
  component: Container,
  args: { children: <Skeleton shape="block" /> },
  parameters: { subject: { kind: 'layout' }, layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { parameters: { states: ['usual'] } };
export const Form: Story = { parameters: { states: ['variant'] }, args: { width: 'form' } };
export const Copy: Story = { parameters: { states: ['variant'] }, args: { width: 'copy' } };
