import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { drawing } from '../image/drawing.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const emptyCaptions = 'data:text/vtt,WEBVTT';

const meta = {
  parameters: {
    subject: {
      kind: 'composite',
      missingStates: { 'long text': 'Its texts are fixed and short; captions belong to the film.' },
    },
  },
  component: VideoPlayer,
  args: {
    name: 'The Warden bag carried',
    sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }],
    poster: drawing.scene.src,
    width: 1280,
    height: 720,
  },
  // Mocks a video of 48 s, so that the stories need no file.
  beforeEach: () => {
    const proto = HTMLMediaElement.prototype;
    const film = { isPaused: true, time: 0 };
    spyOn(proto, 'paused', 'get').mockImplementation(() => film.isPaused);
    spyOn(proto, 'duration', 'get').mockReturnValue(48);
    spyOn(proto, 'currentTime', 'get').mockImplementation(() => film.time);
    spyOn(proto, 'currentTime', 'set').mockImplementation((time) => void (film.time = time));
    spyOn(proto, 'load').mockImplementation(() => {});
    spyOn(proto, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      film.isPaused = false;
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    spyOn(proto, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      film.isPaused = true;
      this.dispatchEvent(new Event('pause'));
    });
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoOf = (root: HTMLElement) => root.querySelector('video')!;

export const Default: Story = { parameters: { states: ['usual'] } };
export const WithCaptions: Story = {
  parameters: { states: ['variant'] },
  args: { captions: { src: emptyCaptions, lang: 'en-IN', label: 'English' } },
  play: async ({ canvas }) => {
    const captions = canvas.getByRole('button', { name: 'Captions' });
    await userEvent.click(captions);
    await waitFor(() => expect(captions).toHaveAttribute('aria-pressed', 'true'));
  },
};
export const Playing: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    videoOf(canvasElement).currentTime = 12;
    await fireEvent(videoOf(canvasElement), new Event('timeupdate'));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveAttribute(
      'aria-valuetext',
      '0:12 of 0:48',
    );
  },
};
/** A loader appears when the video buffers for longer than 170 ms. */
export const Slow: Story = {
  parameters: { states: ['slow'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await fireEvent(videoOf(canvasElement), new Event('waiting'));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading the film' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.error(canvasElement.querySelector('source')!);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The film did not load.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** The keys work wherever the focus is in the player. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvas, canvasElement }) => {
    const video = videoOf(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(video.currentTime).toBe(5);
    await userEvent.keyboard('{End}');
    await expect(video.currentTime).toBe(48);
    await userEvent.keyboard('{Home}');
    await expect(video.currentTime).toBe(0);
    await userEvent.keyboard('m');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.keyboard('mk');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
