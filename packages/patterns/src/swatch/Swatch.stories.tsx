import { samples } from '@luxe/contract/samples';
import { Stack } from '@luxe/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatch } from './Swatch.tsx';

const colour = samples.product.variantOptions.colorlink[0]?.colorHex ?? 'maroon';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: Swatch,
  args: { colour, size: 's' },
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { parameters: { states: ['usual'] } };
/** A swatch on a background of the same colour keeps a visible edge, in both themes. */
export const OnItsOwnTone: Story = {
  parameters: { states: ['variant'] },
  render: ({ size }) => (
    <Stack direction="row" gap={8}>
      <Swatch colour="black" size={size} />
      <Swatch colour="white" size={size} />
    </Stack>
  ),
};
/** An invalid colour is drawn as an empty frame. */
export const Unknown: Story = { parameters: { states: ['not found'] }, args: { colour: 'none' } };
