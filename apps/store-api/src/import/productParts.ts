import type { offer, product, productColour, variant } from '../db/schema/catalogue.ts';
import type { ReturnPolicy } from '../model/catalogue.ts';
import type { PictureFile } from './pictures.ts';
import type { Names } from './resolveNames.ts';
import type { ImportRow } from './rowSchema.ts';
import type { StagedRow } from './staging.ts';

export type ProductRow = typeof product.$inferSelect;
export type ColourRow = typeof productColour.$inferSelect;
export type VariantRow = typeof variant.$inferSelect;
export type OfferRow = typeof offer.$inferSelect;

/** A product as the database has it. Colours and variants are in their order, offers in the order of rank. */
export interface StoredParts {
  readonly product: ProductRow;
  readonly colours: readonly ColourRow[];
  readonly variants: readonly VariantRow[];
  readonly offers: readonly OfferRow[];
}

/** The number of units that an offer shall have, by the count of the retailer. */
export interface StockTarget {
  readonly ussid: string;
  readonly stock: number;
}

export interface PlanContext {
  readonly names: Names;
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Return policy of a new product whose rows name none. */
  readonly returnPolicy: ReturnPolicy;
  readonly now: Date;
  /** Whether the file is complete: what it does not have is no longer sold. */
  readonly isFull: boolean;
}

/** The first value of a field in the rows of a product; undefined if no row has one. */
export const firstOf = <Key extends keyof ImportRow>(
  rows: readonly StagedRow[],
  key: Key,
): ImportRow[Key] | undefined => rows.find(({ fields }) => fields[key] !== undefined)?.fields[key];
