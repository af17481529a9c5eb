import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { ProductData } from './productPart.ts';

/** Terms of the facts, in the order in which the page shows them. */
const terms = {
  genericName: 'Generic name',
  originCountry: 'Country of origin',
  manufacturer: 'Manufacturer',
  packer: 'Packer',
  importer: 'Importer',
  netQuantity: 'Net quantity',
} as const;

/**
 * The facts that Indian law requires beside an offer: those of the retailer, the MRP, customer care and the
 * seller. A fact that the retailer has not given is left out.
 */
export function toLegalFacts({
  legalFacts = {},
  mrpPrice,
}: Pick<ProductData, 'legalFacts' | 'mrpPrice'>): { term: string; value: string }[] {
  const { customerCare, seller } = legalFacts;
  const given = Object.entries(terms).flatMap(([name, term]) => {
    const value = legalFacts[name as keyof typeof terms];
    return value ? [{ term, value }] : [];
  });
  return [
    ...given,
    {
      term: 'Maximum retail price',
      value: `${formatPaise(rupeesToPaise(mrpPrice.doubleValue))}, inclusive of all taxes`,
    },
    ...(customerCare ? [{ term: 'Customer care', value: customerCare }] : []),
    ...(seller ? [{ term: 'Seller', value: `${seller.legalName}, ${seller.address}` }] : []),
  ];
}
