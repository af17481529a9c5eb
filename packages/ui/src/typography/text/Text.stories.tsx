import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text, type TextSize, type TextTone } from './Text.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Text,
  args: { children: 'Delhi’s winter is short.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly TextSize[] = ['micro', 'xs', 'sm', 'ui', 'md', 'lg', 'xl'];
const tones: readonly TextTone[] = [
  'primary',
  'secondary',
  'tertiary',
  'accent',
  'error',
  'success',
  'warning',
];

export const Sizes: Story = {
  parameters: { states: ['usual'] },
  render: () => (
    <Stack gap={8}>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: Structured, soft, or small enough for the evening. ₹2,45,000
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={8}>
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
};
export const Alignments: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={8}>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Text key={align} align={align}>
          {align}
        </Text>
      ))}
    </Stack>
  ),
};
export const Editor: Story = { parameters: { states: ['variant'] }, args: { voice: 'editor', size: 'lg' } };
export const Clamped: Story = {
  parameters: { states: ['long text'] },
  args: {
    lines: 2,
    children: 'Cut from a single hide in Somerset and closed by a turned brass lock. '.repeat(8),
  },
};
export const Figures: Story = {
  parameters: { states: ['variant'] },
  args: { tabular: true, children: '₹3,88,400' },
};
