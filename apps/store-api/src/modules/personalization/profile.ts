import type { Database } from '../../db/database.ts';
import { purchasesOf, viewsOf, visitorOf } from './repository.ts';

/** What the store knows of a visitor who allows preferences. */
export interface VisitorProfile {
  /** Ids of viewed products, the latest first. */
  readonly viewed: readonly string[];
  /** Ids of products in placed orders of the customers who were logged in, the latest order first. */
  readonly bought: readonly string[];
}

export const emptyProfile: VisitorProfile = { viewed: [], bought: [] };

/** Reads the profile of a visitor; an empty one for an unknown id. */
export async function readProfile(db: Database, id: string | undefined): Promise<VisitorProfile> {
  const visitorId = visitorOf(id);
  if (visitorId === undefined) return emptyProfile;
  const views = await viewsOf(db, visitorId);
  const customerIds = [...new Set(views.flatMap(({ customerId }) => customerId ?? []))];
  return {
    viewed: views.map(({ productId }) => productId),
    bought: await purchasesOf(db, customerIds),
  };
}
