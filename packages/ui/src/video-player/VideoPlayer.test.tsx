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
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve(play()));
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  play.mockClear();
});

test('without script it is a video with the browser’s controls, that fetches nothing by itself', () => {
  const html = renderToString(<VideoPlayer {...film} poster="/film.webp" />);
  expect(html).toContain('controls=""');
  expect(html).toContain('preload="none"');
  expect(html).not.toContain('autoplay');
  expect(html).not.toContain('style=');
});

test('it makes no sound until asked', () => {
  render(<VideoPlayer {...film} />);
  const video = screen.getByLabelText<HTMLVideoElement>(film.name, { selector: 'video' });
  expect(video.muted).toBe(true);
  expect(video.controls).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Sound' }));
  expect(video.muted).toBe(false);
  expect(play).not.toHaveBeenCalled();
});

test('failing says so and offers another try', () => {
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
