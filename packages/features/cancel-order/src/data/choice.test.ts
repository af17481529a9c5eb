import { expect, test } from 'vitest';
import { readChoice, toQuery, type CancelChoice } from './choice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

test('a choice survives the way through a URL', () => {
  const choice: CancelChoice = { units: { '26112048770': 2, '26112048771': 1 }, reason: 'late' };
  expect(read(toQuery('LX-2611-2048-77', choice))).toEqual(choice);
  expect(toQuery('LX-2611-2048-77', { units: { '1': 0 }, reason: undefined })).toBe(
    'orderCode=LX-2611-2048-77',
  );
});

test.each(['', 'units=', 'units=abc:1', 'units=1:0', 'units=1:-1', 'units=1:1000', 'reason=unknown'])(
  'ignores the malformed query "%s"',
  (query) => expect(read(query)).toEqual({ units: {}, reason: undefined }),
);
