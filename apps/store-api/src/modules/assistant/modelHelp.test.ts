import { createLog } from '@luxe/host/log';
import { expect, it } from 'vitest';
import { manualClock } from '../../testing/manualClock.ts';
import { createObedientModel } from '../../testing/tara.ts';
import { createModelHelp } from './modelHelp.ts';

function open(perVisitor: number) {
  const clock = manualClock();
  const help = createModelHelp({ model: createObedientModel(), perVisitor, clock, log: createLog('silent') });
  return { help, clock };
}

it('the guests of a network share a limit that is ten times that of a guest', async () => {
  const { help, clock } = open(2);
  for (let guest = 0; guest < 10; guest += 1) {
    expect(await help.begin(`guest ${guest}`, 'office')).toBe(true);
    expect(await help.begin(`guest ${guest}`, 'office')).toBe(true);
    expect(await help.begin(`guest ${guest}`, 'office')).toBe(false);
  }
  expect(await help.begin('guest 10', 'office')).toBe(false);
  expect(await help.begin('guest 10', 'home')).toBe(true);
  clock.advance(24 * 60 * 60_000 + 1);
  expect(await help.begin('guest 11', 'office')).toBe(true);
});

it('a customer has a limit of their own only', async () => {
  const { help } = open(1);
  for (let guest = 0; guest < 10; guest += 1) await help.begin(`guest ${guest}`, 'office');
  expect(await help.begin('guest 10', 'office')).toBe(false);
  expect(await help.begin('customer 7')).toBe(true);
  expect(await help.begin('customer 7')).toBe(false);
});
