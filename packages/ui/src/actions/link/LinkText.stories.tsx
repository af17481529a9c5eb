import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { LinkText } from './LinkText.tsx';

const meta = {
  parameters: { subject: { kind: 'links', missingStates: { 'long text': 'It wraps like text.' } } },
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

export const InALink: Story = { parameters: { states: ['usual'] } };
export const Quiet: Story = { parameters: { states: ['variant'] }, args: { tone: 'quiet' } };
