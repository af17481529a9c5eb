import { expect, it } from 'vitest';
import { callsPath, readCallSearch, toCallQuery } from './callSearch.ts';

it.each([
  ['', { q: '', status: '' }],
  ['q=98123&status=called', { q: '98123', status: 'called' }],
  ['status=unknown', { q: '', status: '' }],
] as const)('reads the address "%s"', (address, search) => {
  expect(readCallSearch(new URLSearchParams(address))).toEqual(search);
});

it('writes only what limits the list', () => {
  expect(toCallQuery({ q: '  ', status: '' }, null)).toEqual({});
  expect(callsPath({ q: ' Ananya ', status: 'new' }, '7')).toBe(
    '/desk/enquiries/calls?q=Ananya&status=new&after=7',
  );
});
