import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Surface, type SurfaceTone } from './Surface.tsx';

const tones: readonly SurfaceTone[] = ['page', 'raised', 'sunken', 'media'];

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: Surface,
  args: { children: <Text>Delhi’s winter is short.</Text> },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  parameters: { states: ['usual'] },
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Surface key={tone} tone={tone}>
          <Text>{tone}</Text>
        </Surface>
      ))}
    </Stack>
  ),
};
export const OtherCatalogue: Story = {
  parameters: { states: ['indiluxe'] },
  args: { catalogue: 'indiluxe', tone: 'raised' },
};
export const OtherTheme: Story = { parameters: { states: ['light'] }, args: { theme: 'light' } };
