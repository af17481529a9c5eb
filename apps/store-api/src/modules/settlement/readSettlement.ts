import { StartupError } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { findSellerTax, issuedInvoices } from '../invoice/repository.ts';
import { readPolicy } from '../policy/repository.ts';
import { taxRateOf } from '../pricing/gstRate.ts';
import { settle, type SettlementRow } from './settlementReport.ts';

/** Services Accounting Code of the commission: other support services. */
const commissionSac = '998599';

/**
 * The settlement of a seller for a month in India, such as `2026-11`. Throws a StartupError for a seller
 * without tax data and for a text that is no month.
 */
export async function readSettlement(
  db: Database,
  sellerId: string,
  month: string,
): Promise<readonly SettlementRow[]> {
  const { from, until } = monthInIndia(month);
  const seller = await findSellerTax(db, sellerId);
  if (!seller) throw new StartupError(`The seller ${sellerId} has no tax data (table seller_tax).`);
  const policy = await readPolicy(db);
  const commissionGst = taxRateOf(commissionSac, policy);
  return settle(await issuedInvoices(db, sellerId, from, until), {
    commission: seller.commissionRate,
    commissionGst: typeof commissionGst === 'number' ? commissionGst : commissionGst.above,
    tcs: policy.tcsRate,
  });
}

function monthInIndia(month: string): { from: Date; until: Date } {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) throw new StartupError('Write the month like 2026-11.');
  const start = (at: number) => {
    const day = new Date(Date.UTC(Number(year), at, 1)).toISOString().slice(0, 10);
    return new Date(`${day}T00:00:00+05:30`);
  };
  return { from: start(Number(number) - 1), until: start(Number(number)) };
}
