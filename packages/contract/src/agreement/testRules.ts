import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Rule } from './rule.ts';

/** The name of a rule, a value that it accepts, a changed value, and the messages about the change. */
export type RuleRow = readonly [rule: string, value: unknown, changed: unknown, ...messages: string[]];

/** Tests each rule with its rows, and that each rule has a row. */
export function testRules(rules: readonly Rule[], rows: readonly RuleRow[]): void {
  it.each(rows)('%s', (name, value, changed, ...messages) => {
    const rule = rules.find((one) => one.name === name);
    const schema = rule?.isOfList ? z.array(rule.schema) : rule?.schema;
    expect(schema?.safeParse(value).error?.issues).toBeUndefined();
    expect(schema?.safeParse(changed).error?.issues).toBeUndefined();
    expect(rule?.check(value as never)).toEqual([]);
    expect(rule?.check(changed as never)).toEqual(messages);
  });

  it('has a row for each rule', () => {
    const tested = new Set(rows.map(([name]) => name));
    expect(rules.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });
}
