import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FakeSpeech } from './FakeSpeech.ts';
import { VoiceDialog } from './VoiceDialog.tsx';
import { voiceLabels } from './voiceLabels.ts';

const meta = {
  tags: ['dialog', 'draft', '!stable'],
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
/** The shopper speaks Hindi. A choice while the browser listens starts again in that language. */
export const Languages: Story = {
  parameters: { states: ['variant'] },
  args: { isAllowed: true, onLanguageChange: fn(), speech: new FakeSpeech() },
  play: async ({ args }) => {
    const speech = args.speech as FakeSpeech;
    const dialog = within(await screen.findByRole('dialog', { name: 'Speak' }));
    const group = within(dialog.getByRole('group', { name: 'Language' }));
    await expect(group.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(group.getByRole('button', { name: 'हिन्दी' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('hi-IN');
    await expect(speech.languages).toEqual(['en-IN', 'hi-IN']);
  },
};
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
