import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  OutcomeGuest,
  OutcomeLoading,
  OutcomeNone,
  OutcomeNotLoaded,
  OutcomeUnknown,
} from './OutcomeStates.tsx';

const retry = fn();
const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Loading: Story = {
  render: () => <OutcomeLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Loading your order');
  },
};
export const Failed: Story = {
  render: () => <OutcomeNotLoaded onRetry={retry} />,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const UnknownOrder: Story = { render: () => <OutcomeUnknown /> };
export const NoOrder: Story = { render: () => <OutcomeNone /> };
export const Guest: Story = { render: () => <OutcomeGuest onLogIn={fn()} />, globals: { theme: 'light' } };
