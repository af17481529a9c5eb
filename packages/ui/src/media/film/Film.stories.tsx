import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Film } from './Film.tsx';

const still = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="M0 0h160v90H0z" fill="tan"/><path d="M0 70h160v20H0z" fill="sienna"/><path d="M70 34h30l4 36H66z" fill="maroon"/></svg>')}`,
  alt: 'The Warden bag carried',
  width: 1280,
  height: 720,
};

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Film,
  args: {
    poster: still,
    sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }],
  },
  // No media file is needed: the mocked element reports that it plays.
  beforeEach: () => {
    const proto = HTMLMediaElement.prototype;
    const film = { isPaused: true };
    spyOn(proto, 'paused', 'get').mockImplementation(() => film.isPaused);
    spyOn(proto, 'duration', 'get').mockReturnValue(7);
    spyOn(proto, 'load').mockImplementation(() => {});
    spyOn(proto, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      film.isPaused = false;
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
  },
} satisfies Meta<typeof Film>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { timeout: 10_000 };

/** Before a press, there is a still picture and no player. */
export const Default: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
/** After a press, the player replaces the still picture, has focus and is muted. */
export const Playing: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'The Warden bag carried Play the film' });
    const { height } = link.getBoundingClientRect();
    await userEvent.click(link);
    await expect(await canvas.findByRole('button', { name: 'Pause' }, later)).toHaveFocus();
    const player = canvas.getByRole('group', { name: 'The Warden bag carried' });
    await expect(canvasElement.querySelector('video')!.muted).toBe(true);
    await expect(Math.abs(player.getBoundingClientRect().height - height)).toBeLessThan(2);
  },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Pause' }, later)).toHaveFocus();
  },
};
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { play: 'Play the film of the workshop at Northampton, seven seconds, without sound' },
  globals: { viewport: { value: 'mobile' } },
};
/** The still picture fails to load: the link to the film stays. */
export const StillFailed: Story = {
  parameters: { states: ['failed'] },
  args: { poster: { ...still, src: 'data:image/png;base64,none' } },
};
