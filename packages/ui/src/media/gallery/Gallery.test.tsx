import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const size = { width: 800, height: 1000 };
const items = [
  { src: '/img/front.webp', alt: 'Front', ...size, full: { src: '/img/1600/front.webp' } },
  { src: '/img/side.webp', alt: 'Side', ...size },
];

test('without scripts, renders a list of pictures that link to their files', () => {
  const html = renderToString(<Gallery label="Pictures of the bag" items={items} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [list, thumbnails] = page.querySelectorAll('ul');
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/img/1600/front.webp',
    '/img/side.webp',
  ]);
  const target = thumbnails?.querySelectorAll('a')[1]?.getAttribute('href') ?? '';
  expect(page.querySelector(`[id="${target.slice(1)}"] img`)?.getAttribute('alt')).toBe('Side');
  expect(html).not.toContain('style=');
});

test('loads the first picture eagerly, and names each picture by its description and position', () => {
  render(<Gallery label="Pictures of the bag" items={items} />);
  expect(screen.getByRole('group', { name: 'Pictures of the bag' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Front' }).getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img', { name: 'Side' }).getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('link', { name: 'Side Picture 2 of 2. Zoom' })).toBeDefined();
});

test('shows no thumbnails if there is only one picture', () => {
  render(<Gallery label="Pictures of the bag" items={items.slice(0, 1)} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test("lets the browser handle a press with Ctrl, so that the picture's file opens in a new tab", () => {
  render(<Gallery label="Pictures of the bag" items={items} />);
  expect(fireEvent.click(screen.getByRole('link', { name: /^Front/ }), { ctrlKey: true })).toBe(true);
});
