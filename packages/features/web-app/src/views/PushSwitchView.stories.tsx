import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PushSwitchView } from './PushSwitchView.tsx';

const skip = { pictures: { skip: 'A switch as in Off.' } };
const change = fn();

const meta = {
  component: PushSwitchView,
  parameters: { subject: { kind: 'field', missingStates: { 'long text': 'Its texts are fixed.' } } },
  args: { state: 'off', onChange: fn() },
} satisfies Meta<typeof PushSwitchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  args: { onChange: change },
  parameters: { states: ['usual', 'empty'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /^Order updates/ }));
    await expect(change).toHaveBeenCalledWith(true);
  },
};
export const On: Story = {
  args: { state: 'on' },
  parameters: { states: ['chosen'], ...skip },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};
export const Busy: Story = { args: { isBusy: true }, parameters: { states: ['busy'], ...skip } };
export const Denied: Story = {
  args: { state: 'denied' },
  parameters: { states: ['disabled'], ...skip },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeDisabled();
  },
};
export const Unsupported: Story = {
  args: { state: 'unsupported' },
  parameters: { states: ['variant'], ...skip },
};
export const Failed: Story = {
  args: { hasFailed: true },
  parameters: { states: ['error', 'rejected'], ...skip },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/could not be changed/);
  },
};
