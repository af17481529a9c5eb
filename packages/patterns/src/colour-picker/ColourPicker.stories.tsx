import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { ColourPicker } from './ColourPicker.tsx';

const colours = samples.product.variantOptions.colorlink;

const meta = {
  parameters: { subject: { kind: 'links' } },
  component: ColourPicker,
  decorators: [withFormColumn],
  args: { colours },
} satisfies Meta<typeof ColourPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Colour Oxblood' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Oxblood' })).toHaveAttribute('aria-current', 'true');
  },
};
export const OneColour: Story = { parameters: { states: ['one'] }, args: { colours: colours.slice(0, 1) } };
export const NoneChosen: Story = {
  parameters: { states: ['empty'] },
  args: { colours: colours.map((one) => ({ ...one, selected: false })) },
};
export const Many: Story = {
  parameters: { states: ['many'] },
  args: {
    colours: Array.from({ length: 18 }, (_, at) => ({
      color: `Shade ${at + 1}`,
      colorHex: `hsl(${at * 20} 45% ${20 + at * 4}%)`,
      webURL: `/p-mp000000000000001?color=${at}`,
      selected: at === 4,
    })),
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    colours: colours.map((one) => ({
      ...one,
      color: `${one.color} with burnt saddle edges and a suede lining`,
    })),
  },
};
/** Each colour is a link, so Tab visits all of them. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
