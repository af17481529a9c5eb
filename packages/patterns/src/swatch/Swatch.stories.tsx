import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatch } from './Swatch.tsx';

const colour = samples.product.variantOptions.colorlink[0]?.colorHex ?? 'maroon';

const meta = { component: Swatch, args: { colour, size: 's' } } satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const OnPaper: Story = { globals: { theme: 'light' } };
