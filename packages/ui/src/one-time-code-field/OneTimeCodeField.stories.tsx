import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = {
  component: OneTimeCodeField,
  args: { label: 'Six-digit code', hideLabel: true },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Six-digit code' });
    await userEvent.type(input, '481');
    await expect(input).toHaveValue('481');
  },
};
export const Complete: Story = { args: { defaultValue: '481302' } };
export const Wrong: Story = {
  args: { defaultValue: '481302', error: 'That code is not right. Three tries are left.' },
};
export const Disabled: Story = { args: { defaultValue: '481302', disabled: true } };
