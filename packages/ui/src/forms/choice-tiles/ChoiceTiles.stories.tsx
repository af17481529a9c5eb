import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceTiles, SwatchTiles } from './ChoiceTiles.tsx';

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: ChoiceTiles,
  args: {
    legend: 'Size',
    defaultValue: '39',
    options: [
      { value: '38', label: '38' },
      { value: '39', label: '39' },
      { value: '40', label: '40' },
      { value: '41', label: '41', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = { parameters: { states: ['variant', 'chosen', 'disabled'] } };
export const Unchosen: Story = {
  parameters: { states: ['empty', 'error'] },
  args: { defaultValue: undefined, error: 'Choose a size' },
};
export const TextLabels: Story = {
  parameters: { states: ['variant', 'long text'] },
  args: {
    defaultValue: 'M',
    options: [
      { value: 'S', label: 'Mini' },
      { value: 'M', label: 'Medium, 28 cm' },
      { value: 'L', label: 'Large', disabled: true },
    ],
  },
};
export const Colours: Story = {
  parameters: { states: ['variant', 'disabled'] },
  render: () => (
    <SwatchTiles
      legend="Colour"
      defaultValue="oxblood"
      options={[
        { value: 'oxblood', label: 'Oxblood', colour: 'rgb(104 28 24)' },
        { value: 'black', label: 'Black', colour: 'rgb(34 32 30)' },
        { value: 'saddle', label: 'Saddle', colour: 'rgb(154 101 53)' },
        { value: 'chalk', label: 'Chalk', colour: 'rgb(208 195 170)', disabled: true },
      ]}
    />
  ),
};
export const Many: Story = {
  parameters: { states: ['many'] },
  args: {
    defaultValue: '36',
    options: Array.from({ length: 12 }, (_, index) => ({
      value: `${34 + index / 2}`,
      label: `${34 + index / 2}`,
    })),
  },
};
/**
 * The tiles are one tab stop. Arrow keys move the selection, skip disabled tiles and wrap around at the ends.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = (name: string | RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('39')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('40')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('38')).toBeChecked();
    await expect(radio('38')).toHaveFocus();
  },
};
