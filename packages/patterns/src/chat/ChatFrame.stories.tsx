import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatMessage } from './ChatMessage.tsx';

const word = 'Shahjahanabadi-embroidered-and-hand-finished-in-Kinari-Bazaar';

const meta = {
  tags: ['draft', '!stable'],
  component: ChatFrame,
  parameters: {
    subject: { kind: 'layout' },
    layout: 'fullscreen',
    pictures: { skip: 'The stories of Tara picture it with its content.' },
  },
  args: {
    side: <Heading level={1}>Tara</Heading>,
    children: (
      <>
        <ChatMessage author="shopper" name="You">
          A gift for my mother’s sixtieth. Around forty thousand.
        </ChatMessage>
        <ChatMessage author="assistant" name="Tara">
          <Text>Three that go well with a sari.</Text>
        </ChatMessage>
      </>
    ),
    foot: (
      <TextField
        label="Write to Tara"
        hideLabel
        placeholder="Write to Tara"
        suffix={<Button size="s">Ask</Button>}
      />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ChatFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    children: (
      <>
        <ChatMessage author="shopper" name="You">
          {`${word}, and nothing else. `.repeat(4)}
        </ChatMessage>
        <ChatMessage author="assistant" name="Tara" busy>
          <Text>{word}</Text>
        </ChatMessage>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile' } },
};
