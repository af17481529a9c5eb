import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Rows, type RowsPadding } from './Rows.tsx';

const brands = ['Halden & Roe', 'Sorelle Anzi', 'Casa Brisot'];

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: Rows,
  args: { children: brands.map((brand) => <li key={brand}>{brand}</li>) },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { parameters: { states: ['usual'] } };
export const Over: Story = { parameters: { states: ['variant'] }, args: { edges: 'above' } };
export const Between: Story = { parameters: { states: ['variant'] }, args: { edges: 'between' } };
export const OneRow: Story = {
  parameters: { states: ['one'] },
  args: { children: <li>A single row between two lines.</li> },
};
export const TwoColumns: Story = {
  parameters: { states: ['variant'] },
  args: { columns: 2 },
  globals: { viewport: { value: 'desktop' } },
};

const pads: readonly RowsPadding[] = ['none', 's', 'm', 'l'];

export const Pads: Story = {
  parameters: { states: ['variant'] },
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
