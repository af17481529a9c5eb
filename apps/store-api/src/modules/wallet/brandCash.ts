import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brand, brandCashProgramme, creditLot } from '../../db/schema/index.ts';

/** A customer's cash of each brand that has given some, with the last day of its programme. */
export const readBrandCash = (db: Database, customerId: number) =>
  db
    .select({
      brandCode: brand.code,
      brandName: brand.name,
      slug: brand.slug,
      lastDay: brandCashProgramme.lastDay,
      paise: sql<string>`sum(${creditLot.leftPaise})`,
    })
    .from(creditLot)
    .innerJoin(brand, eq(brand.code, creditLot.brandCode))
    .leftJoin(brandCashProgramme, eq(brandCashProgramme.brandCode, brand.code))
    .where(and(eq(creditLot.customerId, customerId), eq(creditLot.account, 'brand-cash')))
    .groupBy(brand.code, brandCashProgramme.lastDay)
    .orderBy(asc(brand.name));

/** Name of a brand; empty for an unknown one. */
export async function nameOfBrand(db: Database, code: string): Promise<string> {
  const [found] = await db.select({ name: brand.name }).from(brand).where(eq(brand.code, code));
  return found?.name ?? '';
}
