import type { SpeechEnd } from '@luxe/patterns/voice-dialog';
import { FakeSpeech } from '@luxe/patterns/voice-testing';
import { readStored, writeStored } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import VoiceSearch from './VoiceSearch.tsx';

const consent = (value: string) => writeStored('consentVoice', value);

const meta = {
  tags: ['dialog'],
  component: VoiceSearch,
  args: { onTranscript: fn(), onClose: fn(), speech: new FakeSpeech() },
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Search by voice',
      missingStates: {
        loading: 'It loads nothing: it asks for permission or listens at once.',
        slow: 'Waiting for the microphone looks like silence: Listening.',
        'long text': 'See VoicePanel, Long Text.',
        narrow: 'Every story is at phone width.',
      },
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => {
    consent('yes');
    return () => consent('');
  },
} satisfies Meta<typeof VoiceSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const layer = async () => within(await screen.findByRole('dialog', { name: 'Search by voice' }));

/** The first use asks for consent. Listening starts only after consent, which is stored [SEA-17]. */
export const Consent: Story = {
  parameters: { states: ['usual'] },
  args: { speech: new FakeSpeech() },
  beforeEach: () => consent(''),
  play: async ({ args }) => {
    const speech = args.speech as FakeSpeech;
    const dialog = await layer();
    await expect(dialog.getByRole('status')).toHaveTextContent('May we listen?');
    await waitFor(() => expect(dialog.getByText(/send the audio to their maker/)).toBeVisible());
    await expect(speech.listeners).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Start listening' }));
    await expect(speech.listeners).toHaveLength(1);
    await expect(dialog.getByRole('status')).toHaveTextContent('Speak now');
    await expect(readStored('consentVoice')).toBe('yes');
  },
};

/** The transcript updates while the shopper speaks. The final transcript is searched for [SEA-17]. */
export const Listening: Story = {
  parameters: { states: ['variant'] },
  args: { speech: new FakeSpeech() },
  play: async ({ args }) => {
    const speech = args.speech as FakeSpeech;
    const dialog = await layer();
    await waitFor(() => expect(speech.listeners).toHaveLength(1));
    speech.emitTranscript('A green silk');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('A green silk'));
    await expect(args.onTranscript).not.toHaveBeenCalled();
    speech.end('recognised', 'A green silk sari');
    await expect(args.onTranscript).toHaveBeenCalledWith('A green silk sari');
  },
};

const ended = (end: Exclude<SpeechEnd, 'recognised'>, message: string): Story => ({
  args: { speech: new FakeSpeech() },
  play: async ({ args }) => {
    const speech = args.speech as FakeSpeech;
    const dialog = await layer();
    await waitFor(() => expect(speech.listeners).toHaveLength(1));
    speech.end(end);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(message));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Type instead' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Listen again' }));
    await expect(speech.listeners).toHaveLength(2);
    speech.end(end);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(message));
  },
});

/** Without permission for the microphone, a message explains why voice search cannot listen [SEA-17]. */
export const Denied: Story = {
  ...ended('denied', 'Microphone access is blocked'),
  parameters: { states: ['variant'] },
};
export const Nothing: Story = { ...ended('nothing', 'Nothing was heard'), parameters: { states: ['empty'] } };
export const Offline: Story = {
  ...ended('offline', 'Voice search needs a connection'),
  parameters: { states: ['offline'] },
};
export const Failed: Story = { ...ended('failed', 'Listening failed'), parameters: { states: ['failed'] } };

/** A message explains that the browser does not support voice search [SEA-17]. */
export const Unsupported: Story = {
  parameters: { states: ['variant'] },
  args: { speech: new FakeSpeech(false) },
  play: async ({ args }) => {
    const dialog = await layer();
    await expect(dialog.getByRole('status')).toHaveTextContent('This browser cannot listen');
    await userEvent.click(dialog.getByRole('button', { name: 'Type instead' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
