import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Container } from './Container.tsx';

const meta = {
  component: Container,
  args: { children: <Skeleton shape="block" /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Form: Story = { args: { width: 'form' } };
export const Copy: Story = { args: { width: 'copy' } };
