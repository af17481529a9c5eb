import { expect, it, vi } from 'vitest';
import { createEventQueue, type DomainEvent } from './index.ts';

const namesOf = (record: { mock: { calls: [DomainEvent][] } }) => record.mock.calls.map(([{ name }]) => name);

it('hands over the waiting events with their times, in order, and then each event at once', () => {
  let time = 5;
  const { track, connect } = createEventQueue([], () => time);
  track('sign up viewed');
  time = 9;
  track('OTP sent', { isResend: false });
  const record = vi.fn<(event: DomainEvent) => void>();
  connect(record);
  expect(record.mock.calls.map(([event]) => event)).toEqual([
    { name: 'sign up viewed', detail: {}, at: 5 },
    { name: 'OTP sent', detail: { isResend: false }, at: 9 },
  ]);
  track('OTP submitted');
  expect(namesOf(record)).toEqual(['sign up viewed', 'OTP sent', 'OTP submitted']);
});

it('has the newest events when too many wait', () => {
  const { track, connect } = createEventQueue();
  track('sign up viewed');
  for (let count = 0; count < 200; count++) track('OTP submitted');
  const record = vi.fn<(event: DomainEvent) => void>();
  connect(record);
  expect(new Set(namesOf(record))).toEqual(new Set(['OTP submitted']));
  expect(record).toHaveBeenCalledTimes(200);
});

it('hands over no event that the page has taken from the list', () => {
  const waiting: DomainEvent[] = [];
  const { track, connect } = createEventQueue(waiting);
  track('sign up viewed');
  expect(waiting.splice(0).map(({ name }) => name)).toEqual(['sign up viewed']);
  track('OTP submitted');
  const record = vi.fn<(event: DomainEvent) => void>();
  connect(record);
  expect(namesOf(record)).toEqual(['OTP submitted']);
  expect(waiting).toEqual([]);
});
