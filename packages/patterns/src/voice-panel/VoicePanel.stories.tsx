import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VoicePanel } from './VoicePanel.tsx';

const meta = {
  component: VoicePanel,
  args: {
    words: 'A green silk sari for a morning wedding',
    hint: 'Say a colour, a house or an occasion. English and Hindi.',
  },
} satisfies Meta<typeof VoicePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.words);
  },
};
export const Listening: Story = { args: { words: 'Speak now', isListening: true } };
export const LongText: Story = {
  args: {
    words: 'Three pieces for a cousin who marries in Udaipur in February and likes nothing that shines',
  },
};
