import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { CheckoutEmpty, CheckoutFailed, CheckoutGuest, CheckoutLoading } from './CheckoutStates.tsx';

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Guest: Story = { render: () => <CheckoutGuest onLogIn={fn()} /> };
export const Empty: Story = { render: () => <CheckoutEmpty />, globals: { theme: 'light' } };
export const Failed: Story = { render: () => <CheckoutFailed onRetry={fn()} /> };
export const Loading: Story = {
  render: () => <CheckoutLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Loading checkout');
  },
};
