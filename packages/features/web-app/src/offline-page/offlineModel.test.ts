import { expect, it } from 'vitest';
import { copiesFromText, offlineCopy, toOfflineModel, type OfflineState } from './offlineModel.ts';
import { sampleBag, samplePages } from './samples.ts';

const now = Date.parse('2026-11-20T08:00:00+05:30');
const state = (changes: Partial<OfflineState>): OfflineState => ({
  ...{ path: '/', page: undefined, bag: sampleBag, pages: samplePages, now },
  allowsPreferences: true,
  ...changes,
});

it.each([
  ['/women/c-lsh1', offlineCopy.missing],
  ['/checkout', offlineCopy.checkout],
  ['/checkout/payment', offlineCopy.checkout],
  ['/retryFailedOrder', offlineCopy.checkout],
  ['/my-account/orders', offlineCopy.account],
  ['/cart', offlineCopy.bag],
])('at %s it shows: %s', (path, text) => {
  expect(toOfflineModel(state({ path })).text).toBe(text);
});

it('shows the copy of a page that was opened before, and links to the others', () => {
  const [page] = samplePages;
  const model = toOfflineModel(state({ path: page?.path ?? '', page }));
  expect(model).toMatchObject({ title: page?.title, text: offlineCopy.copy, page });
  expect(model.saved.map(({ label }) => label)).toEqual(['Your bag, 3 items', 'The winter room']);
});

it('never shows a copy at checkout or in the account', () => {
  const [page] = samplePages;
  for (const path of ['/checkout', '/my-account/orders'])
    expect(toOfflineModel(state({ path, page })).page).toBeUndefined();
});

it('names no time without copies', () => {
  expect(toOfflineModel(state({ bag: undefined, pages: [] }))).toMatchObject({ saved: [], copiesFrom: '' });
});

it('names the day and the time of a copy in India', () => {
  const at = (text: string) => Date.parse(text);
  expect(copiesFromText(at('2026-11-20T10:14:00+05:30'), at('2026-11-20T20:00:00+05:30'))).toBe(
    'Copies from today, 10:14 am. Prices may have changed.',
  );
  expect(copiesFromText(at('2026-11-19T22:05:00+05:30'), at('2026-11-20T01:00:00+05:30'))).toBe(
    'Copies from 19 November, 10:05 pm. Prices may have changed.',
  );
});

it('lists the newest of several copies with the same title', () => {
  const [page] = samplePages;
  const copies = ['/bags?q=red', '/bags', '/bags?q=blue'].map((path) => ({ ...page!, path, title: 'Bags' }));
  expect(toOfflineModel(state({ bag: undefined, pages: copies })).saved).toEqual([
    { path: '/bags?q=red', label: 'Bags' },
  ]);
});

it('without consent for preferences, links to the home page and the bag alone', () => {
  const [page] = samplePages;
  const home = { ...page!, path: '/', kind: 'home' as const, title: 'LUXE' };
  const pages = [...samplePages, home];
  const model = toOfflineModel(state({ path: '/shipping', pages, allowsPreferences: false }));
  expect(model.saved.map(({ path }) => path)).toEqual(['/cart', '/']);
});

it('without consent for preferences, a copy opens at its own address', () => {
  const [page, other] = samplePages;
  const changes = { path: page!.path, page, pages: [page!, { ...other!, savedAt: 0 }], bag: undefined };
  expect(toOfflineModel(state({ ...changes, allowsPreferences: false }))).toMatchObject({
    ...{ title: page!.title, text: offlineCopy.copy, page, saved: [] },
    // The time of a copy that is not shown is not named.
    copiesFrom: copiesFromText(page!.savedAt, now),
  });
});
