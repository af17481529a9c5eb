import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Image } from './Image.tsx';

const avif = '/img/bag/400.avif 400w, /img/bag/800.avif 800w';
const bag = { src: '/img/bag.webp', avif, alt: 'Oxblood top-handle bag', width: 800, height: 1000 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the server renders width and height, lazy loading and no style attribute', () => {
  const html = renderToString(<Image {...bag} ratio="4/5" tone="media" sizes="50vw" />);
  expect(html).toContain('width="800"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('data-loading');
});

test('offers AVIF in several widths first, and WebP for browsers without AVIF', () => {
  const html = renderToString(<Image {...bag} sizes="50vw" />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [source, img] = [...(page.querySelector('picture')?.children ?? [])];
  expect(source?.outerHTML).toBe(`<source type="image/avif" srcset="${avif}" sizes="50vw">`);
  expect(img?.getAttribute('src')).toBe(bag.src);
  expect(img?.hasAttribute('sizes')).toBe(false);
});

test('loads a priority image eagerly with high priority, and does not hide it while it loads', () => {
  render(<Image {...bag} priority />);
  const picture = screen.getByRole('img', { name: bag.alt });
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('data-loading')).toBe(false);
});

test('shows the alt text and the wordmark when loading fails', () => {
  render(<Image {...bag} ratio="4/5" />);
  fireEvent.error(screen.getByRole('img', { name: bag.alt }));
  expect(screen.getByRole('img', { name: bag.alt }).tagName).toBe('SPAN');
  expect(screen.getByText('LUXE')).toBeDefined();
});

test('loads a new `src` after a previous one failed', () => {
  const { rerender } = render(<Image {...bag} ratio="4/5" />);
  fireEvent.error(screen.getByRole('img', { name: bag.alt }));
  rerender(<Image {...bag} src="/img/belt.webp" alt="Belt" ratio="4/5" />);
  expect(screen.getByRole('img', { name: 'Belt' }).getAttribute('src')).toBe('/img/belt.webp');
});

test.each([
  ['far below', 5000, null],
  ['in view', 0, '/img/bag.webp'],
])(
  'hydration removes the `src` of an image only if the image is far from the window: image %s, case %# [SHL-25]',
  async (_, top, address) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, 500));
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<Image {...bag} />);
    expect(box.querySelector('img')?.getAttribute('src')).toBe('/img/bag.webp');
    await act(async () => void hydrateRoot(box, <Image {...bag} />));
    expect(box.querySelector('img')?.getAttribute('src')).toBe(address);
    expect(box.querySelectorAll('source[srcset]')).toHaveLength(address === null ? 0 : 1);
    box.remove();
  },
);

test('a lazy image loads its new `src` if the `src` changes before the image has loaded', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  const getRect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  getRect.mockReturnValue(new DOMRect(0, 5000, 400, 500));
  const { rerender } = render(<Image {...bag} />);
  await act(async () => {});
  const picture = screen.getByRole('img', { name: bag.alt });
  expect(picture.hasAttribute('src')).toBe(false);
  getRect.mockReturnValue(new DOMRect(0, 0, 400, 500));
  await act(async () => rerender(<Image {...bag} src="/img/belt.webp" avif="/img/belt.avif 400w" />));
  expect(picture.getAttribute('src')).toBe('/img/belt.webp');
  expect(picture.parentElement?.querySelector('source')?.getAttribute('srcset')).toBe('/img/belt.avif 400w');
});
