import type { CallAnswer } from '@luxe/contract/calls';
import type { Clock } from '../../clock.ts';
import { colourPath } from '../catalogue/addresses.ts';
import { pictureUrl } from '../media/originals.ts';
import { toPrice } from '../catalogue/price.ts';
import { deliveriesTo, type StoredPincode } from '../pincode/service.ts';
import { priceBag, toAmounts, toWireAmounts } from './amounts.ts';
import type { CartRow, StoredCart } from './repository.ts';

export type WireCart = CallAnswer<'cartDetails'>;
type WireLine = WireCart['products'][number];

/** Pieces of one offer in a bag. */
export const lineLimit = 10;

const flag = (is: boolean) => (is ? 'Y' : 'N');

/** A line as the bag shows it; `place` is where it would go. */
function toWireLine(row: CartRow, place: StoredPincode | undefined, clock: Clock): WireLine {
  const deliveries = deliveriesTo(place, clock, row.deliveryModes);
  const [hero] = row.images;
  const price = toPrice(row.pricePaise);
  return {
    entryNumber: String(row.entryNumber),
    productcode: row.productId,
    USSID: row.ussid,
    productName: row.productName,
    productBrand: row.brandName,
    webURL: colourPath(row.slug, row.productId, row.color),
    imageURL: hero ? pictureUrl(hero.file) : '',
    imageTone: hero?.tone ?? '',
    quantity: row.quantity,
    qtySelectedByUser: row.quantity,
    price,
    mop: price,
    mrp: toPrice(row.mrpPaise),
    offerPrice: price,
    addedPrice: toPrice(row.addedPaise),
    color: row.color,
    size: row.size === null ? '' : row.sizeLabel,
    sizeSelected: true,
    isGiveAway: flag(row.isGiveAway),
    isOfferExisting: flag(row.isOfferExisting),
    isProductNew: flag(row.isProductNew),
    isOnlineExclusive: flag(row.isOnlineExclusive),
    isOutOfStock: row.stock === 0,
    availableStock: Math.min(row.stock, lineLimit),
    pinCodeResponse: {
      isServicable: flag(deliveries.length > 0),
      deliveryDate: deliveries[0]?.deliveryDate ?? null,
    },
    elligibleDeliveryMode: deliveries,
    categoryHierarchy: row.categories,
    productCategoryId: row.categoryCode,
    rootCategory: row.catalogue,
    sellerName: row.sellerName,
  };
}

/** The bag may go to checkout: there is something in it, all of it can be had and be delivered. */
const isCheckoutAllowed = (rows: readonly CartRow[], lines: readonly WireLine[]) =>
  rows.length > 0 &&
  rows.every(({ stock, quantity }) => quantity <= stock) &&
  lines.every(({ pinCodeResponse }) => pinCodeResponse.isServicable === 'Y');

export interface Destination {
  readonly pincode: string;
  readonly place: StoredPincode | undefined;
}

export function toWireCart(
  { code, guid, couponCode }: StoredCart,
  rows: readonly CartRow[],
  to: Destination,
  clock: Clock,
): WireCart {
  const lines = rows.map((row) => toWireLine(row, to.place, clock));
  const amounts = toAmounts(priceBag(rows, clock.now()).totals);
  return {
    cartCode: code,
    guid,
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    entries: rows.length,
    products: lines,
    appliedCoupon: couponCode,
    promotionResult: { products: [] },
    subtotalPrice: toPrice(amounts.subtotal),
    cartAmount: toWireAmounts(amounts),
    slpCouponError: null,
    pincode: to.pincode,
    isCheckoutAllowed: isCheckoutAllowed(rows, lines),
  };
}
