import { formatPaise } from '@luxe/format';
import { asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import { giftCardPreset, policyChange, shopPolicy } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import {
  conflictOf,
  namesCheckedWith,
  policyDefinitions,
  policyNames,
  problemOf,
  seedPolicy,
  type Policy,
  type PolicyName,
} from './policyValues.ts';

/** Thrown when a row of `shop_policy` is missing, or has a value outside its bounds. */
export class InvalidPolicyError extends Error {}

/** Reads all values. Throws `InvalidPolicyError` for a missing or invalid row. */
export async function readPolicy(db: Database): Promise<Policy> {
  const values = await readValues(db);
  for (const name of policyNames) {
    const problem = problemOf(name, values.get(name));
    if (problem) throw new InvalidPolicyError(`The row ${name} of shop_policy is invalid: ${problem}.`);
  }
  return Object.fromEntries(policyNames.map((name) => [name, values.get(name)])) as Policy;
}

/**
 * Reads all values inside a transaction that must not fail because of one of them, such as the move of a
 * parcel. A row that was edited wrongly counts as its last valid value: that of the latest change, else the
 * seed.
 */
export async function readUsablePolicy(db: Database): Promise<Policy> {
  const values = new Map(await readValues(db));
  for (const name of policyNames)
    if (problemOf(name, values.get(name)) !== undefined) values.set(name, await lastValidValue(db, name));
  return Object.fromEntries(policyNames.map((name) => [name, values.get(name)])) as Policy;
}

async function lastValidValue(db: Database, name: PolicyName): Promise<unknown> {
  const changes = await db
    .select({ value: policyChange.newValue })
    .from(policyChange)
    .where(eq(policyChange.name, name))
    .orderBy(desc(policyChange.id))
    .limit(maxChanges);
  const valid = changes.find(({ value }) => problemOf(name, value) === undefined);
  return valid ? valid.value : seedPolicy[name];
}

async function readValues(db: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select().from(shopPolicy);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Maximum number of changes that the desk lists. */
const maxChanges = 100;

/** Every value with its definition, and the latest changes, for the desk. */
export async function describePolicy(db: Database) {
  const values = await readValues(db);
  const changes = await db.select().from(policyChange).orderBy(desc(policyChange.id)).limit(maxChanges);
  return {
    values: policyNames.map((name) => ({ name, value: values.get(name), ...policyDefinitions[name] })),
    changes,
  };
}

interface PolicyUpdate {
  readonly name: string;
  readonly value: unknown;
  /** Name of the person at the desk. */
  readonly operator: string;
  readonly at: Date;
}

/**
 * Changes a value and records who changed it, in one transaction. The change log announces the change to all
 * processes. Setting the current value again records nothing. Returns the old value too. Throws for an
 * unknown name, an invalid value, and one that contradicts another value.
 */
export async function changePolicy(db: Database, { name, value, operator, at }: PolicyUpdate) {
  if (!isPolicyName(name)) throw domainError('unknownPolicy', name);
  const problem = problemOf(name, value);
  if (problem) throw domainError('policyInvalid', name, problem);
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(shopPolicy)
      .where(inArray(shopPolicy.name, namesCheckedWith(name)))
      .orderBy(asc(shopPolicy.name))
      .for('update');
    const row = rows.find((one) => one.name === name);
    const conflict = conflictOf(name, (one) =>
      one === name ? value : rows.find((other) => other.name === one)?.value,
    );
    if (conflict) throw domainError('policyInvalid', name, conflict);
    const left = await presetLeftOut(tx, name, value);
    if (left) throw domainError('policyInvalid', name, left);
    if (!row) throw new InvalidPolicyError(`The row ${name} of shop_policy is missing.`);
    if (!isDeepStrictEqual(row.value, value)) {
      await tx.update(shopPolicy).set({ value }).where(eq(shopPolicy.name, name));
      await tx.insert(policyChange).values({ at, operator, name, oldValue: row.value, newValue: value });
      await recordChanges(tx, 'policy', [name], at);
    }
    return { name, value, oldValue: row.value };
  });
}

/** Why a limit of gift cards leaves out an amount that their page suggests; undefined when it does not. */
async function presetLeftOut(tx: Database, name: PolicyName, value: unknown): Promise<string | undefined> {
  if (name !== 'giftCardMinimum' && name !== 'giftCardMaximum') return undefined;
  const isMinimum = name === 'giftCardMinimum';
  const [preset] = await tx
    .select()
    .from(giftCardPreset)
    .where(
      isMinimum
        ? lt(giftCardPreset.amountPaise, Number(value))
        : gt(giftCardPreset.amountPaise, Number(value)),
    )
    .orderBy(isMinimum ? asc(giftCardPreset.amountPaise) : desc(giftCardPreset.amountPaise))
    .limit(1);
  if (!preset) return undefined;
  const bound = isMinimum ? 'at most' : 'at least';
  return `must be ${bound} ${formatPaise(preset.amountPaise)}, which the page of gift cards suggests. Change the table gift_card_preset first`;
}

const isPolicyName = (name: string): name is PolicyName => Object.hasOwn(policyDefinitions, name);
