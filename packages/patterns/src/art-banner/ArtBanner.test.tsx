import { samples } from '@luxe/contract/samples';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArtBanner } from './ArtBanner.tsx';

const hero = samples.homePage.blocks.find((block) => block.type === 'hero')!;

// https://html.spec.whatwg.org/multipage/embedded-content.html#attr-source-sizes
test('every `source` of a banner has widths and sizes', () => {
  const { container } = render(<ArtBanner image={hero.image}>Words</ArtBanner>);
  const sources = [...container.querySelectorAll('source')];
  expect(sources).toHaveLength(3);
  for (const source of sources) {
    expect(source.getAttribute('sizes')).toBe('100vw');
    for (const candidate of source.srcset.split(', ')) expect(candidate).toMatch(/ \d+w$/);
  }
});

test('a picture of another site has one URL and no widths', () => {
  const elsewhere = { ...hero.image.wide, url: 'https://pictures.example/wide.jpg' };
  const { container } = render(<ArtBanner image={{ wide: elsewhere, tall: elsewhere }}>Words</ArtBanner>);
  const [source, ...rest] = container.querySelectorAll('source');
  expect(rest).toEqual([]);
  expect(source?.srcset).toBe('https://pictures.example/wide.jpg');
  expect(source?.hasAttribute('sizes')).toBe(false);
});
