import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { GiftCardDesigns } from './GiftCardDesigns.tsx';

const meta = {
  component: GiftCardDesigns,
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        error: 'One design is always chosen.',
        disabled: 'Designs that are not offered are left out.',
        empty: 'The shop always offers a design.',
      },
    },
  },
  decorators: [withPageMargins],
  args: {
    legend: 'Design',
    designs: [
      { id: 'ink', title: 'Any occasion', tone: 'ink', picture: undefined },
      { id: 'paper', title: 'Wedding', tone: 'paper', picture: undefined },
      { id: 'oxblood', title: 'Festive', tone: 'oxblood', picture: undefined },
    ],
    value: 'ink',
    onValueChange: fn(),
  },
} satisfies Meta<typeof GiftCardDesigns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'chosen', 'keyboard'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Any occasion' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('paper');
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'Its layout is in the picture of Usual.' } },
  args: { designs: [{ id: 'ink', title: 'Celebration'.repeat(6), tone: 'ink', picture: undefined }] },
};
