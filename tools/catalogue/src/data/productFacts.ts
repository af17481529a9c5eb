import type { SeededBrand } from '../brands/brands.ts';
import { sellers } from '../brands/sellers.ts';
import type { Form } from '../forms/form.ts';
import type { ProductFacts, Variant } from '@luxe/store-api/model';
import { officeIn } from './sellerTax.ts';

const customerCare = 'LUXE Customer Care, Unit 6, Sector 37, Gurugram, Haryana 122001, care@luxe.example';

/** Families of products that are sold as a pair. */
const pairs = new Set(['loafer', 'boot', 'pump', 'jutti', 'jhumka', 'sneaker']);
/** Size scales whose labels are a volume or a weight. */
const measured: ReadonlySet<Form['sizes']> = new Set(['perfume', 'jar', 'candle']);

/**
 * Invented facts that the law requires beside an offer. The seller of a brand from abroad imports its
 * products.
 */
export function productFactsOf(
  form: Form,
  brand: SeededBrand,
  variants: readonly Pick<Variant, 'sizeLabel'>[],
): ProductFacts {
  const { town } = brand.seed;
  const isIndian = brand.country === 'India';
  const seller = sellers.find(({ id }) => id === brand.sellerId);
  const place = (isIndian && officeIn(town)) || `${town}, ${brand.country}`;
  const importer = !isIndian && seller && officeIn(seller.city);
  return {
    originCountry: brand.country,
    manufacturer: `${brand.name}, ${place}`,
    ...(importer && seller && { importer: `${seller.name} Private Limited, ${importer}` }),
    netQuantity: measured.has(form.sizes)
      ? [...new Set(variants.map(({ sizeLabel }) => sizeLabel))].join(' or ')
      : pairs.has(form.family)
        ? '1 pair'
        : '1 N',
    customerCare,
  };
}
