import { beforeEach, expect, it } from 'vitest';
import { createBreaker, type Breaker } from './breaker.ts';

const trouble = new Error('down');
const answerIsNo = new Error('not found');
const refused = new Error('refused');

let time = 0;
let made = 0;
let breaker: Breaker;
beforeEach(() => {
  time = made = 0;
  breaker = createBreaker({
    now: () => time,
    isTrouble: (error) => error === trouble,
    refuse: () => refused,
  });
});

const call = (outcome: Error | string | Promise<string>) =>
  breaker
    .run(async () => {
      made += 1;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    })
    .catch((error: unknown) => error);
const fail = async (times: number) => {
  for (let at = 0; at < times; at += 1) await call(trouble);
};

it('makes no more calls after five failures in a row', async () => {
  await fail(5);
  expect(await call('well')).toBe(refused);
  expect(made).toBe(5);
});

it('counts failures in a row only, and no refusal of the store', async () => {
  await fail(4);
  await call('well');
  await fail(4);
  await call(answerIsNo);
  await fail(4);
  expect(await call('well')).toBe('well');
});

it('lets one call try after a second, and all when that one was answered', async () => {
  await fail(5);
  time += 1000;
  const slow = Promise.withResolvers<string>();
  const trying = call(slow.promise);
  expect(await call('well')).toBe(refused);
  slow.resolve('well');
  expect(await trying).toBe('well');
  expect(await Promise.all([call('a'), call('b')])).toEqual(['a', 'b']);
});

it('waits another second when the try fails', async () => {
  await fail(5);
  time += 1000;
  expect(await call(trouble)).toBe(trouble);
  time += 999;
  expect(await call('well')).toBe(refused);
  time += 1;
  expect(await call('well')).toBe('well');
});

it('lets another try when the one that tries never ends', async () => {
  await fail(5);
  time += 1000;
  void call(new Promise(() => undefined));
  time += 3000;
  expect(await call('well')).toBe('well');
});
