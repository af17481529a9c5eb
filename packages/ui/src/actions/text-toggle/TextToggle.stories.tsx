import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/Stack.tsx';
import { TextToggle } from './TextToggle.tsx';

const meta = {
  component: TextToggle,
  args: { pressed: false, children: 'Light', type: 'button' },
} satisfies Meta<typeof TextToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

const themes = ['Dark', 'Light', 'System'];

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const Row: Story = {
  render: function Choice() {
    const [selected, setSelected] = useState('Dark');
    return (
      <Stack direction="row" gap={16}>
        {themes.map((theme) => (
          <TextToggle
            key={theme}
            type="button"
            pressed={theme === selected}
            onClick={() => setSelected(theme)}
          >
            {theme}
          </TextToggle>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await expect(canvas.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dark', pressed: false })).toBeVisible();
  },
};
