import { expect, it } from 'vitest';
import { cleanOrderId } from '@luxe/format';
import { lineNumberOf, orderIdOf, orderRefNoOf } from './number.ts';

const at = new Date('2026-11-30T18:30:00Z');

it('an order id begins with the month in India, and is shown to shoppers in groups', () => {
  const id = orderIdOf(1, at);
  expect(id).toMatch(/^LX-2612-\d{4}-\d{2}$/);
  expect(cleanOrderId(orderRefNoOf(id).toLowerCase())).toBe(id);
  expect(lineNumberOf(id, 0)).toMatch(/^2612\d{6}01$/);
});

it('5,000 consecutive orders get different ids', () => {
  const seen = new Set<string>();
  for (let running = 1; running <= 5_000; running += 1) seen.add(orderIdOf(running, at));
  expect(seen.size).toBe(5_000);
});
