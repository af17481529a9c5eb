import type { Resources } from '../context.ts';

/** A product as a heart names it: by its offer where a size is chosen, else by the colour it is shown in. */
export interface Wish {
  readonly productCode: string;
  readonly ussid?: string | undefined;
  readonly color?: string | undefined;
  /** A removal is undone: when it was added before, and what it cost then in rupees. The store gives it its old place. */
  readonly addedDate?: string | undefined;
  readonly addedPrice?: number | undefined;
}

/** What is meant of a product until the store has said so; undefined for nothing more. */
export function showWish({ wishes }: Resources, productCode: string, isSaved: boolean | undefined): void {
  const { [productCode]: _, ...others } = wishes.get();
  wishes.set(isSaved === undefined ? others : { ...others, [productCode]: isSaved });
}
