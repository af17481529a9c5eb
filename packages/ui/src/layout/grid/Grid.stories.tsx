import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Grid, ProductGrid } from './Grid.tsx';

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: Grid,
  args: { columns: 4 },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  parameters: { states: ['usual'] },
  args: {
    columns: 4,
    children: Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="control" />),
  },
};

/** Prices align across a row even when a name wraps. */
export const Products: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <ProductGrid>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Skeleton shape="media" />
          <Text size="ui" weight="medium">
            Halden &amp; Roe
          </Text>
          <Text size="sm" tone="secondary">
            {index % 2
              ? 'Warden mini'
              : 'Warden top-handle bag in box calf, with a strap that is cut from the same hide'}
          </Text>
          <Text size="ui" tabular>
            ₹2,45,000
          </Text>
        </li>
      ))}
    </ProductGrid>
  ),
};
