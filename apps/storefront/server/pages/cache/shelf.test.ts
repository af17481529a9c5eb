import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createShelf } from './shelf.ts';

it('holds no more than its bytes, whatever is put in, and says how many', () => {
  const step = fc.record({
    act: fc.constantFrom('get', 'set', 'set', 'delete'),
    key: fc.integer({ min: 0, max: 30 }).map(String),
    bytes: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const shelf = createShelf<number>(1000);
      for (const { act, key, bytes } of steps) {
        if (act === 'get') shelf.get(key);
        else if (act === 'set') shelf.set(key, bytes, bytes);
        else shelf.delete(key);
        const held = [...shelf.values()];
        expect(shelf.bytes).toBe(held.reduce((sum, size) => sum + size, 0));
        expect(shelf.bytes).toBeLessThanOrEqual(1000);
      }
    }),
    { numRuns: 100 },
  );
});

it('lets go of what was asked for longest ago', () => {
  const shelf = createShelf<string>(80);
  for (const key of 'abcdefgh') shelf.set(key, key, 10);
  for (const key of 'bcdefgha') shelf.get(key);
  shelf.set('i', 'i', 10);
  expect(shelf.get('b')).toBeUndefined();
  expect(shelf.get('a')).toBe('a');
});

it('keeps what is asked for again when a stranger asks for a great many things once', () => {
  const shelf = createShelf<string>(800);
  const loved = ['/', '/bags', '/shoes', '/watches'];
  for (const key of loved) {
    shelf.set(key, key, 50);
    shelf.get(key);
  }
  for (let at = 0; at < 10_000; at += 1) shelf.set(`/flood-${at}`, '', 50);
  expect(loved.map((key) => shelf.get(key))).toEqual(loved);
});

it('does not take what would push out an eighth of the rest', () => {
  const shelf = createShelf<string>(800);
  shelf.set('small', 'small', 100);
  shelf.set('large', 'large', 101);
  shelf.set('small', 'grown', 101);
  expect([shelf.get('large'), shelf.get('small')]).toEqual([undefined, undefined]);
  expect(shelf.bytes).toBe(0);
});
