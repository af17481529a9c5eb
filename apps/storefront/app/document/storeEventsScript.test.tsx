import { consentCategories, formatConsent, noticeVersion, toChoices } from '@luxe/contract/consent';
import { createEventQueue, type DomainEvent } from '@luxe/telemetry';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { takeStoredEvents } from '../events/storedEvents.ts';
import { storeEventsScript } from './storeEventsScript.ts';

const page = globalThis as { luxeEvents?: DomainEvent[] };
// oxlint-disable-next-line no-implied-eval -- runs the script as the page does
new Function(storeEventsScript)();

function answer(bits: number) {
  const choices = toChoices((position) => (bits >> position) % 2 === 1);
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  document.cookie = `consent=${formatConsent({ choices, source: 'banner', at, id, isLogged: true })}; path=/`;
}

function show(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Opens a page, tracks an event, and leaves the page before any code for events has loaded. */
function visit(name: 'sign up viewed' | 'OTP submitted' = 'sign up viewed') {
  const queue = createEventQueue(page.luxeEvents);
  queue.track(name);
  show(true);
  return queue;
}
const taken = () => takeStoredEvents().flatMap(({ events }) => events.map(({ name }) => name));

beforeEach(() => {
  localStorage.clear();
  page.luxeEvents?.splice(0);
});
afterEach(() => vi.restoreAllMocks());

test.each([0, 1, 2, 3, 4, 5, 6, 7])('the answer %i stores events only if it allows measurement', (bits) => {
  answer(bits);
  visit();
  const isAllowed = (bits >> consentCategories.indexOf('measurement')) % 2 === 1;
  expect(localStorage.getItem('waitingEvents') !== null).toBe(isAllowed);
  expect(taken()).toEqual(isAllowed ? ['sign up viewed'] : []);
});

it('stores nothing without an answer, or with one to another notice', () => {
  document.cookie = 'consent=; path=/; max-age=0';
  visit();
  document.cookie = `consent=${noticeVersion + 1}.7.1780000000.banner.x.1; path=/`;
  visit();
  document.cookie = 'another-consent=1.7.; path=/';
  visit();
  expect(localStorage.getItem('waitingEvents')).toBeNull();
});

it('has the events of several pages in their order', () => {
  answer(7);
  visit('sign up viewed');
  visit('OTP submitted');
  expect(taken()).toEqual(['sign up viewed', 'OTP submitted']);
  expect(taken()).toEqual([]);
});

it('stores no event that the code of events has, and no event twice', () => {
  answer(7);
  const queue = visit();
  show(false);
  show(true);
  expect(taken()).toEqual(['sign up viewed']);
  queue.track('OTP submitted');
  const record = vi.fn<(event: DomainEvent) => void>();
  queue.connect(record);
  show(true);
  expect(record).toHaveBeenCalledOnce();
  expect(taken()).toEqual([]);
});

it('loses no event when the storage is full', () => {
  answer(7);
  const write = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', new Proxy({}, { set: write }));
  const queue = visit();
  vi.unstubAllGlobals();
  expect(write).toHaveBeenCalledOnce();
  const record = vi.fn<(event: DomainEvent) => void>();
  queue.connect(record);
  expect(record.mock.calls.map(([{ name }]) => name)).toEqual(['sign up viewed']);
});
