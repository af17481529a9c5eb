import { indianDay } from '@luxe/format';
import type { z } from 'zod';

/** What must agree within each value of a schema, or within each list of such values. */
export interface Rule {
  /** A sentence in the present tense: `the lines of a bag add up to its total`. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** Whether the rule is about lists whose elements have the schema. */
  readonly isOfList: boolean;
  /** Returns one message for each disagreement. */
  readonly check: (value: never) => readonly string[];
}

type Check<Value> = (value: Value) => readonly string[];

/** A rule about each value of a schema. */
export const ruleOf = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  check: Check<z.output<Schema>>,
): Rule => ({ name, schema, isOfList: false, check });

/** A rule about each list of values of a schema. */
export const listRuleOf = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  check: Check<readonly z.output<Schema>[]>,
): Rule => ({ name, schema, isOfList: true, check });

interface Amount {
  readonly value: number;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);

/** Sum without the rounding errors of fractions. */
export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + toPaise(of(item)), 0) / 100;

/** Sum of amounts in rupees. */
export const sumOfAmounts = (amounts: readonly Amount[]): number => sumOf(amounts, ({ value }) => value);

/** A message when a condition is false. */
export const expected = (isTrue: boolean, message: string): string[] => (isTrue ? [] : [message]);

/** A message when a stated number is not the number that follows from other fields. */
export const same = (name: string, stated: number, source: string, computed: number): string[] =>
  expected(toPaise(stated) === toPaise(computed), `${name} is ${stated}, but ${source} is ${computed}`);

/** A message when a stated value is not the value that follows from other fields. */
export const sameText = (
  name: string,
  stated: string | null,
  source: string,
  computed: string | null,
): string[] =>
  expected(
    stated === computed,
    `${name} is ${JSON.stringify(stated)}, but ${source} is ${JSON.stringify(computed)}`,
  );

export const atMost = (name: string, stated: number, limitName: string, limit: number): string[] =>
  expected(
    toPaise(stated) <= toPaise(limit),
    `${name} is ${stated}, which is more than ${limitName}, ${limit}`,
  );

/** A message when one of two conditions is true without the other. */
export const together = (name: string, isOne: boolean, otherName: string, isOther: boolean): string[] =>
  expected(isOne === isOther, `${name} is ${isOne}, but ${otherName} is ${isOther}`);

/** Messages for values that occur more than once. */
export const unique = (name: string, values: readonly (string | number)[]): string[] =>
  [...new Set(values.filter((value, at) => values.indexOf(value) !== at))].map(
    (value) => `${name} ${value} occurs more than once`,
  );

/** Messages for values that a list does not contain. */
export const known = (
  name: string,
  values: readonly (string | number)[],
  listName: string,
  list: readonly (string | number)[],
): string[] =>
  [...new Set(values)]
    .filter((value) => !list.includes(value))
    .map((value) => `${name} ${value} is not among ${listName}`);

/** A message when times or days are not in ascending order. Missing times are ignored. */
export function ascending(name: string, moments: readonly (string | null | undefined)[]): string[] {
  const stated = moments.filter((moment) => typeof moment === 'string' && moment !== '') as string[];
  return stated.slice(1).flatMap((moment, at) => {
    const before = stated[at] ?? '';
    // A day has no hour, so a day and a time are compared as days in India.
    const areTimes = before.length > dayLength && moment.length > dayLength;
    const isAscending = areTimes
      ? Date.parse(before) <= Date.parse(moment)
      : indianDay(new Date(before)) <= indianDay(new Date(moment));
    return expected(isAscending, `${name}: ${before} comes before ${moment}`);
  });
}

const dayLength = '2026-11-25'.length;

/** Messages when a list of pages does not contain what its page and its total require. */
export function page(
  { currentPage, pageSize }: { readonly currentPage: number; readonly pageSize: number },
  name: string,
  drawn: number,
  total: number,
): string[] {
  const rest = Math.max(0, Math.min(pageSize, total - currentPage * pageSize));
  return expected(
    drawn === rest,
    `the list has ${drawn} ${name}, but page ${currentPage} of ${total} in pages of ${pageSize} has ${rest}`,
  );
}
