import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { BagEmpty, BagFailed, BagLoading } from './BagStates.tsx';

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <BagEmpty /> };
export const Failed: Story = { render: () => <BagFailed onRetry={fn()} /> };
export const Loading: Story = {
  render: () => <BagLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your bag');
  },
};
export const LoadingLightOnAPhone: Story = {
  ...Loading,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
