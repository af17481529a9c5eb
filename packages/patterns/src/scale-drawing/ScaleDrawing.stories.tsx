import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { ScaleDrawing } from './ScaleDrawing.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: ScaleDrawing,
  decorators: [withPageMargins],
  args: { size: { width: 28, height: 21, depth: 12 } },
} satisfies Meta<typeof ScaleDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bag: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('28 × 21 × 12 cm, beside: A phone, 15 cm');
  },
};
/** Too long for a phone: a person stands beside it. */
export const Dupatta: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { size: { width: 250, height: 90 } },
};
