import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/Grid.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { parameters: { subject: { kind: 'display' } }, component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { parameters: { states: ['usual'] }, args: { lines: 3 } };
export const Title: Story = { parameters: { states: ['variant'] }, args: { shape: 'title', width: 'half' } };
export const Control: Story = { parameters: { states: ['variant'] }, args: { shape: 'control' } };
export const Block: Story = { parameters: { states: ['variant'] }, args: { shape: 'block' } };
export const Media: Story = { parameters: { states: ['variant'] }, args: { shape: 'media', width: 'third' } };
export const Widths: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={12}>
      {(['full', 'three-quarters', 'half', 'third'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};
export const Product: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={12}>
      <Skeleton shape="media" />
      <Skeleton width="half" />
      <Skeleton width="three-quarters" />
      <Skeleton width="third" />
    </Stack>
  ),
  decorators: [(Story) => <Grid columns={3}>{Story()}</Grid>],
};
