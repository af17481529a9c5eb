import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VoicePanel } from './VoicePanel.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  tags: ['draft', '!stable'],
  component: VoicePanel,
  args: {
    transcript: 'A green silk sari for a morning wedding',
    hint: 'Try a colour, brand or occasion, in English or Hindi.',
  },
} satisfies Meta<typeof VoicePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.transcript);
  },
};
export const Listening: Story = {
  parameters: { states: ['variant'] },
  args: { transcript: 'Speak now', isListening: true },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    transcript: 'Three outfits for a cousin who marries in Udaipur in February and likes nothing that shines',
  },
};
