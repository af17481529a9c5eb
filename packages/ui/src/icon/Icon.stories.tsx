import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/Grid.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Icon, icons, type IconName } from './Icon.tsx';

const meta = { component: Icon, args: { name: 'bag' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { label: 'Bag' } };
export const All: Story = {
  render: () => (
    <Grid columns={6} gap={24}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} gap={8} align="start">
          <Icon name={name} />
          <Text size="micro" tone="secondary">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={16}>
      <Icon name="heart" size="s" />
      <Icon name="heart" size="m" />
      <Icon name="heart" size="l" />
    </Stack>
  ),
};
