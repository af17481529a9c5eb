import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { LinkWords } from './LinkWords.tsx';

const meta = {
  component: LinkWords,
  args: { children: 'Back to the home page' },
  render: (args) => (
    <a href="#home">
      <Stack gap={12} align="start">
        <Text>This page is not here any more.</Text>
        <LinkWords {...args} />
      </Stack>
    </a>
  ),
} satisfies Meta<typeof LinkWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALink: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
