import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import { setDateClock } from '@luxe/format';
import { beforeAll, expect, it } from 'vitest';
import { contentEntryPath, contentListPath, readContentSearch, versionText } from './contentLabels.ts';

beforeAll(() => setDateClock(() => new Date('2026-11-29T06:00:00Z')));

it.each([
  ['', { kind: 'page' }],
  [
    'kind=article&state=draft&search=red&after=50',
    { kind: 'article', state: 'draft', search: 'red', after: '50' },
  ],
  ['kind=../x&state=none&search=', { kind: 'page' }],
])('reads the search %s', (query, expected) => {
  expect(readContentSearch(new URLSearchParams(query))).toEqual(expected);
});

it('has the search in the address of the list', () => {
  expect(contentListPath({ kind: 'page' })).toBe('/desk/content');
  expect(contentListPath({ kind: 'article', search: 'red bag', state: 'draft' })).toBe(
    '/desk/content?kind=article&search=red+bag&state=draft',
  );
});

it('has the key of an entry in one part of its address', () => {
  expect(contentEntryPath('redirect', 'all brands/new')).toBe('/desk/content/redirect/all%20brands%2Fnew');
});

it('shows when a version is live, in Indian time', () => {
  const [draft, live, ended] = deskCallSamples.contentEntry.entry.versions.map(versionText);
  expect([draft, live, ended]).toEqual(['Draft', 'Live from 20 Nov, 10:00 am', 'Ended']);
  const [scheduled] = deskVariants.contentEntry.scheduled.entry.versions.map(versionText);
  expect(scheduled).toBe('Scheduled from 5 Dec, 10:00 am until 12 Dec, 11:59 pm');
});
