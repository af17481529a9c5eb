import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Module from './ProductPictures.tsx';

vi.mock('@luxe/ui/film', () => {
  throw new Error('no script');
});

let ProductPictures: typeof Module.ProductPictures;
beforeEach(async () => {
  // A new copy: tests of other files may already have loaded the film.
  vi.resetModules();
  ({ ProductPictures } = await import('./ProductPictures.tsx'));
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

test('shows the still picture of a film whose code does not load [SHL-28]', async () => {
  render(<ProductPictures pictures={samples.productFilmed.galleryImagesList} tag={undefined} />);
  expect(await screen.findByRole('img', { name: 'The lock, turned, from far to near' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Play the film/ })).toBeNull();
});
