import { allAllowed, formatConsent, type ConsentChoices } from '@luxe/contract/consent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observePages } from './observers.ts';
import { shopperId } from './shopperIds.ts';

let stop: () => void = () => undefined;
const track = vi.fn();
const go = (path: string) => history.pushState(null, '', path);
const show = (html: string) => void (document.body.innerHTML = html);
/** Lets the observer see the document, then lets `ms` pass. */
async function pass(ms = 200) {
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  track.mockClear();
  document.title = 'Bag | LUXE';
  go('/cart');
  show('');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is viewed at once when the observers start, and the next one after two seconds [ANA-10]', async () => {
  stop = observePages(track);
  await pass(0);
  expect(track.mock.calls).toEqual([['page viewed', { path: '/cart', title: 'Bag | LUXE' }]]);
  go('/bags/c-lsh10');
  document.title = 'Bags | LUXE';
  show('<main></main>');
  await pass(2000);
  expect(track).toHaveBeenCalledOnce();
  await pass(200);
  expect(track).toHaveBeenLastCalledWith('page viewed', { path: '/bags/c-lsh10', title: 'Bags | LUXE' });
  expect(track).toHaveBeenCalledTimes(2);
});

test('a page that is left before is not viewed, and a secret in a path is left out', async () => {
  stop = observePages(track);
  await pass(0);
  track.mockClear();
  go('/bags/c-lsh10');
  show('<main>1</main>');
  await pass(1000);
  go('/o/secret-token');
  show('<main>2</main>');
  await pass(2300);
  expect(track.mock.calls).toEqual([['page viewed', { path: '/o', title: 'Bag | LUXE' }]]);
});

test('the products of the search home are not results of a search [ANA-15]', () => {
  const created = vi.fn();
  vi.stubGlobal('IntersectionObserver', created);
  go('/search/?q=%20');
  stop = observePages(track);
  expect(created).not.toHaveBeenCalled();
});

test('the address step of checkout has a screen for each mode, once for each change [ANA-14]', async () => {
  go('/checkout');
  stop = observePages(track);
  for (const mode of ['folded', 'choosing', 'edit', 'edit', 'new']) {
    if (mode === 'folded') show('<section data-address="folded"></section>');
    else document.querySelector('section')?.setAttribute('data-address', mode);
    await pass();
  }
  const screens = track.mock.calls
    .filter(([name]) => name === 'screen viewed')
    .map(([, { screen }]) => screen);
  expect(screens).toEqual(['Cart:Change Address', 'Cart:Edit Address', 'Cart:New Address']);
});

test.each([
  ['/cart', 1],
  ['/checkout', 1],
  ['/bags/c-lsh10', 0],
])('an error over %s is tracked %i times as a screen [ANA-14]', async (path, times) => {
  go(path);
  stop = observePages(track);
  show('<div data-toasts><p data-type="error">Only one left.</p></div>');
  await pass();
  document.body.append('.');
  await pass();
  const screens = track.mock.calls.filter(([, { screen }]) => screen === 'Error Popup');
  expect(screens).toHaveLength(times);
});

test('search results count when they have been in the window [ANA-15]', async () => {
  let report: IntersectionObserverCallback = () => undefined;
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe = (element: Element) => void observed.push(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  go('/search/?q=silk');
  const tile = (at: number) => `<li><a href="/silk-scarf/p-mp${at}">Scarf</a></li>`;
  show(`<main><ul>${Array.from({ length: 40 }, (_, at) => tile(at + 1)).join('')}</ul></main>`);
  stop = observePages(track);
  expect(observed).toHaveLength(30);
  const see = (elements: readonly Element[]) =>
    report(
      elements.map((target) => ({ isIntersecting: true, target }) as unknown as IntersectionObserverEntry),
      {} as IntersectionObserver,
    );
  see(observed.slice(0, 12));
  const seen = () =>
    track.mock.calls.filter(([name]) => name === 'search results seen').map(([, one]) => one);
  expect(seen().map(({ text, group, products }) => [text, group, products.length])).toEqual([
    ['silk', 1, 10],
  ]);
  dispatchEvent(new Event('pagehide'));
  expect(seen()[1]).toMatchObject({ group: 2, products: [{ position: 11 }, { position: 12 }] });
});

const consentTo = (choices: ConsentChoices) => {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  const answer = formatConsent({ choices, source: 'banner', at, id, isLogged: true });
  document.cookie = `consent=${answer};path=/`;
};

test('the id of a shopper is the mark of the customer, else a random id in a cookie [ANA-02] [DAT-02]', () => {
  localStorage.clear();
  consentTo(allAllowed);
  const id = shopperId();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(document.cookie).toContain(`visitorId=${id}`);
  expect(shopperId()).toBe(id);
  // A withdrawal that the store has not logged yet: the cookie is still there, and is not used.
  consentTo({ ...allAllowed, preferences: false });
  expect(shopperId()).toBe('NA');
  localStorage.setItem('customerId', 'mark-of-a-customer');
  expect(shopperId()).toBe('mark-of-a-customer');
  localStorage.clear();
  document.cookie = 'visitorId=;path=/;max-age=0';
  document.cookie = 'consent=;path=/;max-age=0';
  expect(shopperId()).toBe('NA');
  expect(document.cookie).not.toContain('visitorId');
});
