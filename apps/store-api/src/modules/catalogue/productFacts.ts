import type { CallResponseInput } from '@luxe/contract/calls';
import type { StoredCategory, StoredProduct, StoredSeller } from './repository.ts';

type Facts = NonNullable<CallResponseInput<'productDetails'>['legalFacts']>;

/**
 * What the law requires beside an offer. A fact that the retailer has not given is left out. The generic name
 * is the name of the category.
 */
export function productFacts(
  product: Pick<
    StoredProduct,
    'originCountry' | 'manufacturer' | 'packer' | 'importer' | 'netQuantity' | 'customerCare'
  >,
  category: Pick<StoredCategory, 'name'> | undefined,
  seller: StoredSeller | undefined,
): Facts {
  const { originCountry, manufacturer, packer, importer, netQuantity, customerCare } = product;
  return {
    ...(category && { genericName: category.name }),
    ...(originCountry !== null && { originCountry }),
    ...(manufacturer !== null && { manufacturer }),
    ...(packer !== null && { packer }),
    ...(importer !== null && { importer }),
    ...(netQuantity !== null && { netQuantity }),
    ...(customerCare !== null && { customerCare }),
    ...(seller?.legalName && seller.address
      ? { seller: { legalName: seller.legalName, address: seller.address } }
      : {}),
  };
}
