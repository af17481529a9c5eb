import { expect, it } from 'vitest';
import { z } from 'zod';
import { findByShape } from './findByShape.ts';
import { findDisagreements } from './findDisagreements.ts';
import { expected, listRuleOf, ruleOf } from './rule.ts';

const item = z.object({ price: z.number(), most: z.number() });
const box = z.object({
  items: z.array(item).min(1),
  first: item.nullable(),
  other: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('item'), item: item.optional() }),
    z.object({ kind: z.literal('none') }),
  ]),
});
const rules = [
  ruleOf('a price has a limit', item, ({ price, most }) => expected(price <= most, `${price} is too much`)),
  listRuleOf('items are few', item, (items) =>
    expected(items.length < 3, `${items.length} items are too many`),
  ),
];
const [cheap, expensive] = [
  { price: 1, most: 2 },
  { price: 3, most: 2 },
];

it('finds a disagreement at any depth, with its path', () => {
  const value = { items: [cheap, expensive], first: expensive, other: { kind: 'item', item: expensive } };
  expect(findDisagreements(box, value, rules)).toEqual([
    'items[1]: 3 is too much',
    'first: 3 is too much',
    'other.item: 3 is too much',
  ]);
  expect(findDisagreements(box, { ...value, items: [cheap, cheap, cheap] }, rules, 'box')[0]).toBe(
    'box.items: 3 items are too many',
  );
});

it('finds nothing in a value that agrees, or without optional parts', () => {
  expect(findDisagreements(box, { items: [cheap], first: null, other: { kind: 'none' } }, rules)).toEqual([]);
  expect(findDisagreements(box, { items: [cheap], first: null, other: { kind: 'item' } }, rules)).toEqual([]);
});

it('recognises a value without a schema by its fields, and passes over a cycle', () => {
  const props: Record<string, unknown> = {
    model: { label: 'x', list: [cheap, { ...expensive, more: true }] },
  };
  props['self'] = props;
  expect(findByShape(props, rules)).toEqual(['model.list[1]: 3 is too much']);
  expect(findByShape({ model: { price: '3', most: 2 } }, rules)).toEqual([]);
});
