import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

const film = {
  name: 'The Warden bag carried',
  sources: [
    { src: '/film.webm', type: 'video/webm' },
    { src: '/film.mp4', type: 'video/mp4' },
  ],
  width: 1280,
  height: 720,
};
const play = vi.fn();

beforeEach(() => {
  // jsdom does not implement playback.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve(play()));
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  play.mockClear();
});

test('the server renders native controls, without autoplay or preload', () => {
  const html = renderToString(<VideoPlayer {...film} poster="/film.webp" />);
  expect(html).toContain('controls=""');
  expect(html).toContain('preload="none"');
  expect(html).not.toContain('autoplay');
  expect(html).not.toContain('style=');
});

test('the video is muted until the sound button is pressed', () => {
  render(<VideoPlayer {...film} />);
  const video = screen.getByLabelText<HTMLVideoElement>(film.name, { selector: 'video' });
  expect(video.muted).toBe(true);
  expect(video.controls).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Sound' }));
  expect(video.muted).toBe(false);
  expect(play).not.toHaveBeenCalled();
});

test('shows an error and a retry button once the last source has failed to load', () => {
  const { container } = render(<VideoPlayer {...film} />);
  const [first, last] = container.querySelectorAll('source');
  fireEvent.error(first!);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(last!);
  expect(screen.getByRole('alert').textContent).toContain('The film did not load.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(play).toHaveBeenCalledOnce();
});
