import { asciiDigits, formatPaise, rupeesToPaise, type Paise } from '@luxe/format';
import { isGstin } from '@luxe/format/gstin';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { corporateLead, type LeadStatus } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { numberOf } from '../order/number.ts';
import type { Policy } from '../policy/policyValues.ts';

export type StoredLead = typeof corporateLead.$inferSelect;

/** Denomination in rupees, and number of cards. */
export interface LeadRow {
  readonly denomination: number;
  readonly quantity: number;
}

type LeadPolicy = Pick<
  Policy,
  'giftCardMinimum' | 'giftCardMaximum' | 'corporateMaxRows' | 'corporateMaxCards'
>;

/** Why a row is not possible, as a sentence; undefined when it is. */
function rowProblem({ denomination, quantity }: LeadRow, policy: LeadPolicy): string | undefined {
  const { giftCardMinimum, giftCardMaximum, corporateMaxCards } = policy;
  const paise = rupeesToPaise(denomination);
  if (!Number.isInteger(denomination)) return 'Choose an amount in full rupees.';
  if (paise < giftCardMinimum || paise > giftCardMaximum)
    return `Choose an amount from ${formatPaise(giftCardMinimum)} to ${formatPaise(giftCardMaximum)}.`;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > corporateMaxCards)
    return `Choose a quantity from 1 to ${corporateMaxCards}.`;
  return undefined;
}

export interface ParsedRows {
  readonly rows: readonly LeadRow[];
  /** `line` counts from 1. */
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/**
 * Reads `denomination,quantity` lines, as spreadsheets write them: with commas, semicolons or tabs, quotes, a
 * byte order mark, and a first line of names. Amounts may have `₹` and Indian separators in quotes.
 */
export function parseLeadRows(csv: string, policy: LeadPolicy): ParsedRows {
  const rows: LeadRow[] = [];
  const errors: { line: number; message: string }[] = [];
  for (const [index, text] of csv
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1;
    if (text.trim() === '') continue;
    const cells = cellsOf(text);
    // Names of columns, in the first line only.
    if (index === 0 && cells.every((cell) => !/\d/.test(asciiDigits(cell)))) continue;
    if (rows.length + errors.length >= policy.corporateMaxRows) {
      errors.push({ line, message: `A file can have up to ${policy.corporateMaxRows} rows.` });
      break;
    }
    const [denomination, quantity, ...rest] = cells;
    const message =
      quantity === undefined
        ? 'Write an amount and a quantity, with a comma between them.'
        : rest.some((cell) => cell !== '')
          ? 'This row has more than two values. Put quotes around an amount with commas.'
          : (numberProblem('amount', denomination ?? '') ?? numberProblem('quantity', quantity));
    const row = { denomination: toNumber(denomination ?? ''), quantity: toNumber(quantity ?? '') };
    const problem = message ?? rowProblem(row, policy);
    if (problem === undefined) rows.push(row);
    else errors.push({ line, message: problem });
  }
  return { rows, errors };
}

/** The cells of a line. A cell in quotes may contain separators, and two quotes stand for one. */
function cellsOf(line: string): string[] {
  const separator = [';', '\t'].find((one) => line.includes(one)) ?? ',';
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells.map((cell) => cell.trim());
}

const plain = (text: string): string =>
  asciiDigits(text)
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/[,\s]/g, '');

const toNumber = (text: string): number => Number(plain(text));

const numberProblem = (name: 'amount' | 'quantity', text: string): string | undefined =>
  /^\d{1,9}(?:\.\d{1,2})?$/.test(plain(text))
    ? undefined
    : `The ${name} “${text.slice(0, 40)}” is not a number.`;

export const totalsOf = (rows: readonly LeadRow[]): { totalQuantity: number; totalPaise: Paise } => ({
  totalQuantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPaise: rows.reduce(
    (sum, { denomination, quantity }) => sum + rupeesToPaise(denomination) * quantity,
    0,
  ),
});

export interface LeadForm {
  readonly company: string;
  /** Normalised by `cleanGstin`. */
  readonly gstin: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly rows: readonly LeadRow[];
}

/** Stores an enquiry once per idempotency key, and returns its number [ACC-21]. */
export async function addLead(
  db: Database,
  { rows, ...form }: LeadForm,
  request: { readonly key: string; readonly requestHash: string },
  policy: LeadPolicy,
  now: Date,
): Promise<string> {
  if (!isGstin(form.gstin)) throw domainError('corporateGstinInvalid');
  for (const [index, row] of rows.entries()) {
    const problem = rowProblem(row, policy);
    if (problem !== undefined) throw domainError('corporateRowInvalid', index + 1, problem);
  }
  if (rows.length > policy.corporateMaxRows || totalsOf(rows).totalQuantity > policy.corporateMaxCards)
    throw domainError('corporateTooMany', policy.corporateMaxCards);
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(corporateLead)
      .values({
        ...form,
        requestKey: request.key,
        requestHash: request.requestHash,
        rows: rows.map(({ denomination, quantity }) => ({
          denominationPaise: rupeesToPaise(denomination),
          quantity,
        })),
        ...{ createdAt: now, changedAt: now },
      })
      .onConflictDoNothing()
      .returning({ id: corporateLead.id });
    if (!added) {
      const [known] = await tx.select().from(corporateLead).where(eq(corporateLead.requestKey, request.key));
      if (known?.requestHash !== request.requestHash) throw domainError('idempotencyKeyReused');
      return known.number ?? '';
    }
    const number = numberOf('CG', added.id, now);
    await tx.update(corporateLead).set({ number }).where(eq(corporateLead.id, added.id));
    return number;
  });
}

export const listLeads = (
  db: Database,
  { status, before, limit }: { status?: LeadStatus | undefined; before?: number | undefined; limit: number },
): Promise<StoredLead[]> =>
  db
    .select()
    .from(corporateLead)
    .where(
      and(
        status === undefined ? undefined : eq(corporateLead.status, status),
        before === undefined ? undefined : lt(corporateLead.id, before),
      ),
    )
    .orderBy(desc(corporateLead.id))
    .limit(limit);

export const findLead = async (db: Database, id: number): Promise<StoredLead | undefined> =>
  (await db.select().from(corporateLead).where(eq(corporateLead.id, id)))[0];

export const lockLead = async (tx: Database, id: number): Promise<StoredLead | undefined> =>
  (await tx.select().from(corporateLead).where(eq(corporateLead.id, id)).for('update'))[0];

export const changeLead = (tx: Database, id: number, status: LeadStatus, now: Date) =>
  tx.update(corporateLead).set({ status, changedAt: now }).where(eq(corporateLead.id, id));
