import type { Client } from '@luxe/client';
import type { ProductData } from '@luxe/feature-product';
import type { CurrentOffer, WaitingAdd } from './waitingAdds.ts';

/** A product as far as the price of an offer is concerned. */
type Priced = Pick<
  ProductData,
  'brandName' | 'productName' | 'color' | 'winningUssID' | 'winningSellerPrice'
> &
  Pick<ProductData, 'variantOptions' | 'isOutOfStock'>;

/** The offer of a product, by its id; undefined when the product does not list it. */
export function offerOf(product: Priced, ussid: string): CurrentOffer | undefined {
  const size = product.variantOptions.sizelink.find((one) => one.ussid === ussid);
  if (size)
    return {
      price: size.price.value,
      priceText: size.price.formattedValue,
      isAvailable: size.isAvailable && !product.isOutOfStock,
    };
  if (product.winningUssID !== ussid) return undefined;
  const { value, formattedValue } = product.winningSellerPrice;
  return { price: value, priceText: formattedValue, isAvailable: !product.isOutOfStock };
}

/**
 * Reads an offer from the store. Undefined when the store no longer lists the offer or its product. Rejects
 * when the store does not answer.
 */
export async function readOffer(
  client: Pick<Client, 'call'>,
  { productCode, USSID, color }: Pick<WaitingAdd, 'productCode' | 'USSID' | 'color'>,
): Promise<CurrentOffer | undefined> {
  const query = color === '' ? {} : { color };
  try {
    const product = await client.call('productDetails', { params: { productId: productCode }, query });
    return offerOf(product, USSID);
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
}

export interface KnownOffer extends CurrentOffer {
  readonly name: string;
  readonly color: string;
}

/** What the page knows about an offer: from the responses that it has cached. */
export function findKnownOffer(cached: Iterable<unknown>, ussid: string): KnownOffer | undefined {
  for (const value of cached) {
    if (!isPriced(value)) continue;
    const offer = offerOf(value, ussid);
    if (offer) return { ...offer, name: `${value.brandName} ${value.productName}`, color: value.color };
  }
  return undefined;
}

const isPriced = (value: unknown): value is Priced =>
  typeof value === 'object' && value !== null && 'variantOptions' in value && 'winningUssID' in value;
