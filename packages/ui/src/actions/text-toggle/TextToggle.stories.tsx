import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/Stack.tsx';
import { TextToggle } from './TextToggle.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'action',
      missingStates: { disabled: 'It is not rendered when it cannot be switched.', 'long text': 'One word.' },
    },
  },
  component: TextToggle,
  args: { pressed: false, children: 'Light', type: 'button' },
} satisfies Meta<typeof TextToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

const themes = ['Dark', 'Light', 'System'];

export const Off: Story = { parameters: { states: ['empty'] } };
export const On: Story = { parameters: { states: ['chosen'] }, args: { pressed: true } };
export const Row: Story = {
  parameters: { states: ['usual'] },
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
