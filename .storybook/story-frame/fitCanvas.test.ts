import { expect, it } from 'vitest';
import { framedAddress, wantedSize } from './fitCanvas.ts';

const parameters = {
  viewport: { options: { mobile: { styles: { width: '390px', height: '844px' } } } },
};

it.each([
  ['a viewport by name', { viewport: 'mobile' }, { width: 390, height: 844 }],
  ['a viewport by value', { viewport: { value: 'mobile' } }, { width: 390, height: 844 }],
  ['a rotated viewport', { viewport: { value: 'mobile', isRotated: true } }, { width: 844, height: 390 }],
  ['no viewport', {}, undefined],
  ['a viewport that is reset', { viewport: { value: undefined } }, undefined],
  ['a size that the designer has drawn', { viewport: { value: '400-700' } }, undefined],
])('wantedSize reads %s', (_, globals, expected) => {
  expect(wantedSize({ globals, parameters })).toEqual(expected);
});

it('framedAddress passes the address of the story on to the page with the frame', () => {
  const address = new URL(
    framedAddress({ width: 390, height: 844 }, '?id=a--b&globals=theme:light'),
    'http://x',
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    width: '390',
    height: '844',
    story: 'id=a--b&globals=theme:light',
  });
});
