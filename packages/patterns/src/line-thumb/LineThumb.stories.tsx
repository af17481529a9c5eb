import { samples } from '@luxe/contract/samples';
import { Grid } from '@luxe/ui/grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineThumb } from './LineThumb.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: LineThumb,
  args: { url: samples.bagLine.imageURL },
  render: (args) => (
    <Grid columns={5} gap={8}>
      <LineThumb {...args} />
    </Grid>
  ),
} satisfies Meta<typeof LineThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const SoldOut: Story = { parameters: { states: ['sold out'] }, args: { soldOut: true } };
