import { expect, it } from 'vitest';
import { emptySearch, orderPath, readSearch, searchPath, toQuery } from './orderSearch.ts';

it.each([
  ['', emptySearch],
  ['q=saree&state=packed', { ...emptySearch, q: 'saree', state: 'packed' }],
  ['from=2026-11-01&to=2026-11-30', { ...emptySearch, from: '2026-11-01', to: '2026-11-30' }],
  ['state=unknown&from=yesterday&to=2026-13-40', emptySearch],
])('reads the search %j', (address, expected) => {
  expect(readSearch(new URLSearchParams(address))).toEqual(expected);
});

it('writes only the limits that are set into the address', () => {
  expect(searchPath(emptySearch)).toBe('/desk/search');
  expect(searchPath({ ...emptySearch, q: ' a b ', state: 'open', from: '2026-11-01' })).toBe(
    '/desk/search?q=a+b&state=open&from=2026-11-01',
  );
  expect(searchPath(emptySearch, '2026-11-20T05:00:00.000Z LX-1')).toBe(
    '/desk/search?after=2026-11-20T05%3A00%3A00.000Z+LX-1',
  );
});

it('reads back the address that it wrote', () => {
  const search = { q: 'a&b=ü', state: 'lost', from: '2026-01-01', to: null } as const;
  expect(readSearch(new URLSearchParams(searchPath(search).split('?')[1]))).toEqual(search);
});

it('sends the page to begin after with the search', () => {
  expect(toQuery({ ...emptySearch, q: '  ' }, 'x')).toEqual({ after: 'x' });
});

it('encodes the number of an order', () => {
  expect(orderPath('LX-2611&a')).toBe('/desk/orders?id=LX-2611%26a');
});
