import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { BagEmpty, BagFailed, BagLoading } from './BagStates.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Bag' }, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { parameters: { states: ['empty'] }, render: () => <BagEmpty /> };
export const Failed: Story = {
  parameters: { states: ['failed'] },
  render: () => <BagFailed onRetry={fn()} />,
};
export const Loading: Story = {
  parameters: { states: ['loading'] },
  render: () => <BagLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your bag');
  },
};
export const LoadingLightOnAPhone: Story = {
  ...Loading,
  parameters: { states: ['loading'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
