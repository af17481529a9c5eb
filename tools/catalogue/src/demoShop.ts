import type { ShopModel } from '@luxe/store-api/import';
import { demoCredits } from './credits.ts';
import { demoDiscounts } from './discounts.ts';
import { generateCatalogue } from './index.ts';
import { dropStores } from './data/dropStores.ts';
import { sellerTaxOf } from './data/sellerTax.ts';

/** The demo shop with which an empty database is filled. Discounts and credits begin on the day of `now`. */
export function demoShop(now: Date): ShopModel {
  const catalogue = generateCatalogue({ seed: 1 });
  return {
    catalogue,
    discounts: demoDiscounts(catalogue, now),
    creditHolders: [demoCredits(catalogue, now)],
    // The demo shop gives gifts with orders, and its orders earn points.
    dropStores,
    sellerTax: sellerTaxOf(catalogue.sellers),
    properties: {
      luxgwpcheckoutfree: 'true',
      isLoyaltyEnabled_Lux: 'true',
      isNeupassEnabled: 'true',
      returnsAddress: 'LUXE Returns\nUnit 6, Sector 37\nGurugram, Haryana 122001',
    },
  };
}
