import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Film } from './Film.tsx';

const film = {
  poster: { src: '/img/hour/800.webp', alt: 'A watch in late light', width: 1120, height: 490 },
  sources: [{ src: '/media/hour.webm', type: 'video/webm' }],
} as const;
const play = vi.fn();

beforeEach(() => {
  // jsdom cannot play media.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve(play()));
  play.mockClear();
  // Reduced motion must not prevent playing after a press.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('without scripts, a still picture links to the file of the film [CON-04]', () => {
  const page = new DOMParser().parseFromString(renderToString(<Film {...film} />), 'text/html');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/media/hour.webm');
  expect(page.querySelector('a img')?.getAttribute('alt')).toBe('A watch in late light');
  expect(page.querySelector('video')).toBeNull();
  expect(page.documentElement.innerHTML).not.toContain('style=');
});

test('a press shows the player, which plays muted and has focus [CON-04]', async () => {
  const { container } = render(<Film {...film} />);
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'A watch in late light Play the film' }));
  await screen.findByRole('group', { name: 'A watch in late light' });
  expect(play).toHaveBeenCalledOnce();
  expect(container.querySelector('video')?.muted).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
});

test('a press with Ctrl opens the film in a new tab', () => {
  render(<Film {...film} />);
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('group')).toBeNull();
});
