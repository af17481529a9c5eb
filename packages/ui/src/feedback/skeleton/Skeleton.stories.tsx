import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/Grid.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };
export const Title: Story = { args: { shape: 'title', width: 'half' } };
export const Control: Story = { args: { shape: 'control' } };
export const Block: Story = { args: { shape: 'block' } };
export const Media: Story = { args: { shape: 'media', width: 'third' } };
export const Widths: Story = {
  render: () => (
    <Stack gap={12}>
      {(['full', 'three-quarters', 'half', 'third'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};
export const Product: Story = {
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
