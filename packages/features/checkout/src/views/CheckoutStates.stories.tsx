import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { CheckoutEmpty, CheckoutFailed, CheckoutGuest, CheckoutLoading } from './CheckoutStates.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Check out' }, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Guest: Story = {
  parameters: { states: ['variant'] },
  render: () => <CheckoutGuest onLogIn={fn()} />,
};
export const Empty: Story = {
  parameters: { states: ['empty'] },
  render: () => <CheckoutEmpty />,
  globals: { theme: 'light' },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  render: () => <CheckoutFailed onRetry={fn()} />,
};
export const Loading: Story = {
  parameters: { states: ['loading'] },
  render: () => <CheckoutLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Loading checkout');
  },
};
