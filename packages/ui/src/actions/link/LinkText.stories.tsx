import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { LinkText } from './LinkText.tsx';

const meta = {
  component: LinkText,
  args: { children: 'Back to the home page' },
  render: (args) => (
    <a href="#home">
      <Stack gap={12} align="start">
        <Text>This page is no longer available.</Text>
        <LinkText {...args} />
      </Stack>
    </a>
  ),
} satisfies Meta<typeof LinkText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALink: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
