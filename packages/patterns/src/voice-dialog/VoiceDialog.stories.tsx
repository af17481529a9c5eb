import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FakeSpeech } from './FakeSpeech.ts';
import { VoiceDialog } from './VoiceDialog.tsx';
import { voiceLabels } from './voiceLabels.ts';

const meta = {
  tags: ['dialog'],
  component: VoiceDialog,
  parameters: {
    subject: {
      kind: 'layer',
      missingStates: {
        'long text': 'See VoicePanel, Long Text.',
        narrow: 'Every story is at phone width.',
      },
    },
    layout: 'fullscreen',
    pictures: { skip: 'The stories of voice search picture it.' },
  },
  args: {
    isAllowed: false,
    onAllow: fn(),
    onTranscript: fn(),
    onClose: fn(),
    speech: new FakeSpeech(),
    labels: {
      ...voiceLabels,
      title: 'Speak',
      close: 'Close',
      consent: 'Your browser turns speech into text.',
    },
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof VoiceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Consent: Story = { parameters: { states: ['open'] } };
/** By keyboard: agree, then close without a transcript. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { speech: new FakeSpeech() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Speak' }));
    dialog.getByRole('button', { name: 'Start listening' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await expect((args.speech as FakeSpeech).listeners).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onTranscript).not.toHaveBeenCalled();
  },
};
