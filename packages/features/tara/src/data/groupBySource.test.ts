import { expect, test } from 'vitest';
import { groupBySource } from './groupBySource.ts';

const sentenceOf = (text: string, href?: string) => ({
  text,
  source: href === undefined ? null : { kind: 'product' as const, href },
});

test.each([
  ['no sentences', [], []],
  ['one without a source', [sentenceOf('a')], [['a']]],
  ['two with the same source', [sentenceOf('a', '/x'), sentenceOf('b', '/x')], [['a', 'b', '/x']]],
  [
    'two sources',
    [sentenceOf('a', '/x'), sentenceOf('b', '/y')],
    [
      ['a', '/x'],
      ['b', '/y'],
    ],
  ],
  [
    'the same source again, after another',
    [sentenceOf('a', '/x'), sentenceOf('b'), sentenceOf('c', '/x')],
    [['a', '/x'], ['b'], ['c', '/x']],
  ],
])('groups %s', (_, sentences, groups) => {
  const found = groupBySource(sentences).map(({ texts, source }) => [
    ...texts,
    ...(source ? [source.href] : []),
  ]);
  expect(found).toEqual(groups);
});
