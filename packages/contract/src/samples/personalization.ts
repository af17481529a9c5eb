import { productCards } from './catalogue.ts';
import type { CallResponse } from '../calls/calls.ts';

/** Rails of a product page, for a shopper who has viewed three other products. */
export const personalizedProducts: CallResponse<'personalizedProducts'> = {
  rails: [
    { kind: 'complements', products: productCards.slice(4, 10) },
    { kind: 'similar', products: productCards.slice(1, 7) },
    { kind: 'viewed', products: productCards.slice(6, 9) },
  ],
};
