import { beforeEach, expect, it } from 'vitest';
import { createCircuitBreaker, type CircuitBreaker } from './circuitBreaker.ts';

const failure = new Error('down');
const notFound = new Error('not found');
const openError = new Error('open');

let time = 0;
let callCount = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  time = callCount = 0;
  breaker = createCircuitBreaker({
    now: () => time,
    isFailure: (error) => error === failure,
    createOpenError: () => openError,
  });
});

const call = (outcome: Error | string | Promise<string>) =>
  breaker
    .run(async () => {
      callCount += 1;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    })
    .catch((error: unknown) => error);
const fail = async (times: number) => {
  for (let at = 0; at < times; at += 1) await call(failure);
};

it('makes no more calls after five consecutive failures', async () => {
  await fail(5);
  expect(await call('ok')).toBe(openError);
  expect(callCount).toBe(5);
});

it('counts only consecutive failures, and does not count a client error of the store', async () => {
  await fail(4);
  await call('ok');
  await fail(4);
  await call(notFound);
  await fail(4);
  expect(await call('ok')).toBe('ok');
});

it('makes one trial call after a second, and all calls again after a successful trial', async () => {
  await fail(5);
  time += 1000;
  const slow = Promise.withResolvers<string>();
  const trying = call(slow.promise);
  expect(await call('ok')).toBe(openError);
  slow.resolve('ok');
  expect(await trying).toBe('ok');
  expect(await Promise.all([call('a'), call('b')])).toEqual(['a', 'b']);
});

it('waits another second when the trial call fails', async () => {
  await fail(5);
  time += 1000;
  expect(await call(failure)).toBe(failure);
  time += 999;
  expect(await call('ok')).toBe(openError);
  time += 1;
  expect(await call('ok')).toBe('ok');
});

it('makes another trial call when the first one gets no response', async () => {
  await fail(5);
  time += 1000;
  void call(new Promise(() => undefined));
  time += 3000;
  expect(await call('ok')).toBe('ok');
});
