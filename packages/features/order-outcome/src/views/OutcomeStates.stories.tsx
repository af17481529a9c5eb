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
const meta = {
  parameters: { subject: { kind: 'screen', name: 'Order outcome' }, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Loading: Story = {
  parameters: { states: ['loading'] },
  render: () => <OutcomeLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Loading your order');
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  render: () => <OutcomeNotLoaded onRetry={retry} />,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const UnknownOrder: Story = {
  parameters: { states: ['not found'] },
  render: () => <OutcomeUnknown />,
};
export const NoOrder: Story = { parameters: { states: ['empty'] }, render: () => <OutcomeNone /> };
export const Guest: Story = {
  parameters: { states: ['variant'] },
  render: () => <OutcomeGuest onLogIn={fn()} />,
  globals: { theme: 'light' },
};
