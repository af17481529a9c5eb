import { samples } from '@luxe/contract/samples';
import { Grid } from '@luxe/ui/grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { GarmentDrawing, type Garment } from './GarmentDrawing.tsx';

const { kurtaGarment } = samples;
const oneSize = (shape: Garment['shape'], measures: Record<string, number>): Garment => ({
  ...kurtaGarment,
  shape,
  sizes: ['M'],
  measures: Object.entries(measures).map(([part, cm]) => ({
    part: part as Garment['measures'][number]['part'],
    cm: [cm],
  })),
});
const others = [
  oneSize('coat', { chest: 110, waist: 102, shoulder: 42, length: 112, sleeve: 62, hem: 132 }),
  oneSize('dress', { chest: 92, waist: 74, shoulder: 38, length: 100, sleeve: 20, hem: 150 }),
  oneSize('knit', { chest: 100, shoulder: 42, length: 62, sleeve: 62, hem: 92 }),
  oneSize('lehenga', { waist: 76, length: 104, hem: 360 }),
  oneSize('saree', { length: 550, width: 115, blouseChest: 92, blouseLength: 38 }),
  oneSize('shirt', { chest: 112, shoulder: 46, length: 77, sleeve: 63, hem: 110 }),
  oneSize('trousers', { waist: 82, hip: 100, rise: 28, inseam: 78, length: 105, hem: 40 }),
];

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: GarmentDrawing,
  decorators: [withPageMargins],
  args: { garment: kurtaGarment, size: 'M' },
} satisfies Meta<typeof GarmentDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kurta: Story = { parameters: { states: ['usual'] } };
export const Inches: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Same drawing as Kurta, with other numbers.' } },
  args: { unit: 'in' },
};
/** The other outlines, in alphabetical order. */
export const Others: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  render: () => (
    <Grid columns={2} rowGap={40}>
      {others.map((garment) => (
        <GarmentDrawing key={garment.shape} garment={garment} size="M" />
      ))}
    </Grid>
  ),
};
