import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

const bag = { src: '/img/bag.webp', alt: 'Oxblood top-handle bag', width: 800, height: 1000 };

test('the server names its size, loads it lazily and prints no style attribute', () => {
  const html = renderToString(
    <Image {...bag} ratio="4/5" tone="media" sizes="50vw" srcSet="/img/bag-400.webp 400w" />,
  );
  expect(html).toContain('width="800"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('data-loading');
});

test('what is in view at first is fetched first and never hidden', () => {
  render(<Image {...bag} priority />);
  const picture = screen.getByRole('img', { name: bag.alt });
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('data-loading')).toBe(false);
});

test('one that cannot be had leaves its words and the wordmark', () => {
  render(<Image {...bag} ratio="4/5" />);
  fireEvent.error(screen.getByRole('img', { name: bag.alt }));
  expect(screen.getByRole('img', { name: bag.alt }).tagName).toBe('SPAN');
  expect(screen.getByText('LUXE')).toBeDefined();
});
