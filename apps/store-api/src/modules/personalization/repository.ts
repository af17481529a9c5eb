import { and, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, offer, orderLine, productView, variant } from '../../db/schema/index.ts';

/** Views that are stored for a visitor. The oldest are deleted first. */
export const viewLimit = 50;

/** Purchases that rails leave out. */
const purchaseLimit = 100;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of a visitor; undefined for another text, which may come from another personalisation service. */
export const visitorOf = (id: string | undefined): string | undefined =>
  id !== undefined && uuid.test(id) ? id : undefined;

interface View {
  readonly visitorId: string;
  readonly productId: string;
  readonly customerId: number | null;
  readonly viewedAt: Date;
}

/** Stores the latest view of a product, and deletes the oldest views of the visitor above the limit. */
export async function addView(db: Database, { customerId, viewedAt, ...view }: View): Promise<void> {
  await db
    .insert(productView)
    .values({ ...view, customerId, viewedAt })
    .onConflictDoUpdate({
      target: [productView.visitorId, productView.productId],
      // A guest's view of a product that a customer viewed in this browser stays the customer's.
      set: { viewedAt, ...(customerId === null ? {} : { customerId }) },
    });
  const ofVisitor = eq(productView.visitorId, view.visitorId);
  const newest = db
    .select({ productId: productView.productId })
    .from(productView)
    .where(ofVisitor)
    .orderBy(desc(productView.viewedAt), productView.productId)
    .limit(viewLimit);
  await db.delete(productView).where(and(ofVisitor, notInArray(productView.productId, newest)));
}

export type StoredView = typeof productView.$inferSelect;

/** The views of a visitor, the latest first. */
export const viewsOf = (db: Database, visitorId: string): Promise<StoredView[]> =>
  db
    .select()
    .from(productView)
    .where(eq(productView.visitorId, visitorId))
    .orderBy(desc(productView.viewedAt), productView.productId)
    .limit(viewLimit);

/** The views of a customer in all browsers, the latest first. */
export const viewsOfCustomer = (db: Database, customerId: number): Promise<StoredView[]> =>
  db
    .select()
    .from(productView)
    .where(eq(productView.customerId, customerId))
    .orderBy(desc(productView.viewedAt), productView.productId);

/** Ids of the products in the placed orders of customers, the latest order first. */
export async function purchasesOf(db: Database, customerIds: readonly number[]): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const lines = await db
    .select({ productId: variant.productId })
    .from(orderLine)
    .innerJoin(offer, eq(offer.ussid, orderLine.ussid))
    .innerJoin(variant, eq(variant.sku, offer.variantSku))
    .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
    .where(and(inArray(customerOrder.customerId, [...customerIds]), eq(customerOrder.status, 'placed')))
    .orderBy(desc(customerOrder.placedAt), orderLine.id)
    .limit(purchaseLimit);
  return [...new Set(lines.map(({ productId }) => productId))];
}

/** Deletes the views of a visitor, and of a customer in all browsers. */
export async function forgetVisitor(
  db: Database,
  { visitorId, customerId }: { readonly visitorId: string | undefined; readonly customerId: number | null },
): Promise<void> {
  const visitor = visitorOf(visitorId);
  if (visitor === undefined && customerId === null) return;
  await db
    .delete(productView)
    .where(
      or(
        visitor === undefined ? undefined : eq(productView.visitorId, visitor),
        customerId === null ? undefined : eq(productView.customerId, customerId),
      ),
    );
}
