import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/grid/Grid.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Icon, icons, type IconName } from './Icon.tsx';

const names = Object.keys(icons) as IconName[];

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: Icon,
  args: { name: 'bag' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { parameters: { states: ['usual'] }, args: { label: 'Bag' } };
/** All icon names. */
export const All: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Grid columns={3} gap={16} rowGap={20}>
      {names.map((name) => (
        <Stack key={name} gap={6} align="start">
          <Icon name={name} />
          <Text size="micro" tone="secondary">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
/** 16, 20 and 28 px. The line width scales with the size. */
export const Sizes: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack direction="row" gap={16}>
      <Icon name="heart" size="s" />
      <Icon name="heart" size="m" />
      <Icon name="heart" size="l" />
    </Stack>
  ),
};
/** Icons have the colour of the text around them. */
export const Tones: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={8}>
      {(['primary', 'secondary', 'accent', 'error', 'success', 'warning'] as const).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          <Stack direction="row" gap={8}>
            <Icon name="check" /> {tone}
          </Stack>
        </Text>
      ))}
    </Stack>
  ),
};
