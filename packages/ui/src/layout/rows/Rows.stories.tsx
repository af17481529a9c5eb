import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Rows, type RowsPadding } from './Rows.tsx';

const brands = ['Halden & Roe', 'Sorelle Anzi', 'Casa Brisot'];

const meta = {
  component: Rows,
  args: { children: brands.map((brand) => <li key={brand}>{brand}</li>) },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Over: Story = { args: { edges: 'above' } };
export const Between: Story = { args: { edges: 'between' } };
export const OneRow: Story = { args: { children: <li>A single row between two lines.</li> } };
export const TwoColumns: Story = {
  args: { columns: 2 },
  globals: { viewport: { value: 'desktop' } },
};

const pads: readonly RowsPadding[] = ['none', 's', 'm', 'l'];

export const Pads: Story = {
  render: () => (
    <Stack gap={32}>
      {pads.map((pad) => (
        <Stack key={pad} gap={8}>
          <Text size="xs" tone="tertiary">
            {pad}
          </Text>
          <Rows padding={pad}>
            {brands.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </Rows>
        </Stack>
      ))}
    </Stack>
  ),
};
