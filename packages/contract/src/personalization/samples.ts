import { productCards } from '../catalogue/samples.ts';
import type { CallResponse } from '../calls.ts';

/** A product's page, for a shopper who has looked at three others. */
export const personalizedProducts: CallResponse<'personalizedProducts'> = {
  rails: [
    { kind: 'complements', products: productCards.slice(4, 10) },
    { kind: 'similar', products: productCards.slice(1, 7) },
    { kind: 'viewed', products: productCards.slice(6, 9) },
  ],
};
