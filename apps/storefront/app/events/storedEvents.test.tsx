import { formatConsent, onlyNecessary, toChoices, type ConsentChoices } from '@luxe/contract/consent';
import type { DomainEvent } from '@luxe/telemetry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeEvents, takeStoredEvents } from './storedEvents.ts';

const day = 24 * 60 * 60_000;
const measurementOnly = toChoices((position) => position === 1);
const event = (at = Date.now()): DomainEvent => ({ name: 'OTP submitted', at, detail: {} });
const times = (now?: number) => takeStoredEvents(now).flatMap(({ events }) => events.map(({ at }) => at));

function answer(choices: ConsentChoices) {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  const value = formatConsent({ choices, source: 'banner', at, id, isLogged: true });
  document.cookie = `consent=${value}; path=/`;
}
beforeEach(() => {
  localStorage.clear();
  answer(measurementOnly);
});

describe('events of a page that was left', () => {
  it('are taken once, in their order, with what they are for', () => {
    expect(storeEvents([event(1), event(2)])).toBe(true);
    expect(storeEvents([event(3)], true)).toBe(true);
    expect(takeStoredEvents(4)).toEqual([
      { events: [event(1), event(2)], isForEngagement: false },
      { events: [event(3)], isForEngagement: true },
    ]);
    expect(takeStoredEvents(4)).toEqual([]);
  });

  it('are not stored without consent for measurement, and removed after a withdrawal', () => {
    storeEvents([event()]);
    answer(onlyNecessary);
    expect(storeEvents([event()])).toBe(false);
    expect(takeStoredEvents()).toEqual([]);
    answer(measurementOnly);
    expect(takeStoredEvents()).toEqual([]);
  });

  it.each([
    ['the same customer', 'c1', 'c1', 1],
    ['a guest who has logged in since', '', 'c1', 1],
    ['a customer who has logged out since', 'c1', '', 0],
    ['another customer', 'c1', 'c2', 0],
  ])('of %s: mark %j, then %j, gives %i', (_, before, after, count) => {
    localStorage.setItem('customerId', before);
    storeEvents([event()]);
    localStorage.setItem('customerId', after);
    expect(times()).toHaveLength(count);
  });

  it('are dropped after a week', () => {
    const now = Date.now();
    storeEvents([event(now - 7 * day), event(now - 7 * day + 1)]);
    expect(times(now)).toEqual([now - 7 * day + 1]);
  });

  it('leave out lines in another form', () => {
    const texts = ['{', '[]', '[null]', '[null,{}]', '[null,[null,1,{"name":"OTP submitted"}]]', '"x"'];
    localStorage.setItem('waitingEvents', `${texts.join('\n')}\n`);
    storeEvents([event(5)]);
    expect(times(6)).toEqual([5]);
  });

  it('are the newest ones when too many wait', () => {
    for (let at = 1; at <= 1500; at += 1) storeEvents([event(at)]);
    const found = times(2000);
    expect(localStorage.getItem('waitingEvents')).toBeNull();
    expect(found.length).toBeGreaterThan(500);
    expect(found.length).toBeLessThan(1500);
    expect(found.at(-1)).toBe(1500);
  });

  it('are not stored when the browser forbids it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storeEvents([event()])).toBe(false);
    vi.restoreAllMocks();
  });
});
