import type { CallResponseInput } from '@luxe/contract/calls';
import { drawStatement } from '@luxe/documents';
import { formatCount, formatDate, formatPaise, indianDay, type Paise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { toCsv, toRupees } from '../../csv/toCsv.ts';
import type { Database } from '../../db/database.ts';
import { customer, type CreditAccount } from '../../db/schema/index.ts';
import { monthsBefore } from '../order/monthsBefore.ts';
import { orderRefNoOf } from '../order/number.ts';
import { nameOfBrand } from './brandCash.ts';
import { copy } from './copy.ts';
import { readStatement, type StatementEntry, type StatementQuery } from './statement.ts';

export interface StatementChoice extends Pick<StatementQuery, 'account' | 'brandCode' | 'show'> {
  /** Only entries of the last months. */
  readonly months?: number | undefined;
  readonly format: 'csv' | 'pdf';
}

/**
 * Most entries of a file. A customer has hundreds. Drawing a PDF blocks the process for about a millisecond
 * an entry.
 */
const mostEntries = { csv: 5_000, pdf: 500 };

/** Lets a spreadsheet read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The entries of a credit as a file, newest first, with the chosen kind and period. */
export async function readStatementFile(
  db: Database,
  customerId: number,
  choice: StatementChoice,
  now: Date,
  limits: Readonly<Record<StatementChoice['format'], number>> = mostEntries,
): Promise<CallResponseInput<'creditStatementFile'>> {
  const { account, brandCode, show, months, format } = choice;
  const limit = limits[format];
  const { entries, total } = await readStatement(db, customerId, {
    ...{ account, brandCode, show, since: months === undefined ? undefined : monthsBefore(now, months) },
    ...{ offset: 0, limit },
  });
  const more = total > limit ? copy.more(limit) : '';
  const fileName = toFileName(choice, now);
  if (format === 'csv') {
    const content = Buffer.from(byteOrderMark + toStatementCsv(account, entries, more), 'utf8');
    return { fileName, type: 'text/csv; charset=utf-8', content: content.toString('base64') };
  }
  const facts: readonly (readonly [string, string])[] = [
    [copy.facts.customer, await nameOfCustomer(db, customerId)],
    [copy.facts.date, formatDate(now.toISOString())],
    [copy.facts.entries, copy.shown[show]],
    [copy.facts.period, months === undefined ? copy.anyTime : copy.lastMonths(months)],
    [copy.facts.brand, brandCode === undefined ? '' : await nameOfBrand(db, brandCode)],
    ['', more],
  ];
  const bytes = await drawStatement({
    title: copy.titles[account],
    facts: facts.filter(([, text]) => text !== ''),
    columns: [
      copy.columns.date,
      copy.columns.entry,
      account === 'loyalty-points' ? copy.pdfAmount.points : copy.pdfAmount.rupees,
      copy.columns.balance,
    ],
    rows: entries.map((entry) => ({
      date: formatDate(entry.at.toISOString()),
      what: reasonOf(entry),
      detail: [
        brandCode === undefined ? entry.brandName : '',
        entry.orderId && copy.order(orderRefNoOf(entry.orderId)),
        entry.note,
      ]
        .filter(Boolean)
        .join(', '),
      amount: `${entry.isAdded ? '+' : '−'} ${print(account, entry.amountPaise)}`,
      balance: print(account, entry.balancePaise),
    })),
    empty: copy.none,
    createdAt: now.toISOString(),
  });
  return { fileName, type: 'application/pdf', content: bytes.toString('base64') };
}

/** `brand-cash-mbh11a00001-ended-6-months-2026-11-22.csv`: what a file has is in its name. */
function toFileName({ account, brandCode, show, months, format }: StatementChoice, now: Date): string {
  const parts = [
    account,
    brandCode?.toLowerCase().replaceAll(/[^a-z\d]/g, ''),
    show === 'all' ? '' : show,
    months === undefined ? '' : `${months}-months`,
    indianDay(now),
  ];
  return `${parts.filter(Boolean).join('-')}.${format}`;
}

/**
 * A statement as CSV. Amounts are rupees, or points, with two decimals; those that leave are negative. `more`
 * is the last row of a file that has not all entries; empty for none.
 */
export function toStatementCsv(
  account: CreditAccount,
  entries: readonly StatementEntry[],
  more = '',
): string {
  const brandCells = (name: string) => (account === 'brand-cash' ? [name] : []);
  return toCsv([
    [
      ...[copy.columns.date, ...brandCells(copy.columns.brand), copy.columns.entry],
      ...[copy.columns.order, copy.columns.note],
      account === 'loyalty-points' ? copy.columns.points : copy.columns.rupees,
      copy.columns.balance,
    ],
    ...entries.map((entry) => [
      indianDay(entry.at),
      ...brandCells(entry.brandName),
      reasonOf(entry),
      entry.orderId === null ? '' : orderRefNoOf(entry.orderId),
      entry.note,
      toRupees(entry.isAdded ? entry.amountPaise : -entry.amountPaise),
      toRupees(entry.balancePaise),
    ]),
    ...(more === '' ? [] : [[more]]),
  ]);
}

const reasonOf = ({ reason, isHeld }: StatementEntry): string =>
  isHeld ? copy.held : copy.reasons[reason ?? 'goodwill'];

/** `₹1,250`, or a number of points. */
const print = (account: CreditAccount, paise: Paise): string =>
  account === 'loyalty-points' ? formatCount(Math.round(paise / 100)) : formatPaise(paise);

async function nameOfCustomer(db: Database, id: number): Promise<string> {
  const [found] = await db
    .select({ firstName: customer.firstName, lastName: customer.lastName })
    .from(customer)
    .where(eq(customer.id, id));
  return [found?.firstName, found?.lastName].filter(Boolean).join(' ');
}
