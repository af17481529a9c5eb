import type { CallResponseInput } from '@luxe/contract/calls';
import { colourPath } from '../catalogue/paths.ts';
import { pictureUrl } from '../media/originals.ts';
import { isReduced, toPrice } from '../catalogue/price.ts';
import { toWireCoupon } from '../discount/wire.ts';
import type { Policy } from '../policy/policyValues.ts';
import { shippingOf } from '../pricing/delivery.ts';
import type { Parts } from '../pricing/priceOrder.ts';
import { toAmounts, toWireAmounts } from './amounts.ts';
import { toGiftOptions } from './giftOptions.ts';
import type { DeliveryRow, PricedCart } from './priceCart.ts';
import type { StoredCart } from './repository.ts';

export type WireCart = CallResponseInput<'cartDetails'>;
type WireLine = WireCart['products'][number];

const flag = (is: boolean) => (is ? 'Y' : 'N');

/** Wire format of a line. */
function toWireLine(row: DeliveryRow, parts: Parts, policy: Policy): WireLine {
  const { deliveries, delivery } = row;
  const [hero] = row.images;
  const isGift = row.giftOf !== null;
  const price = toPrice(isGift ? 0 : row.pricePaise);
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
    offerPrice: toPrice(Math.round((parts.gross - parts.itemDiscount) / row.quantity)),
    addedPrice: isGift ? price : toPrice(row.addedPaise),
    color: row.color,
    size: row.size === null ? '' : row.sizeLabel,
    sizeSelected: true,
    isGiveAway: flag(isGift),
    giftOf: row.giftOf ?? '',
    isOfferExisting: flag(isReduced(row) || parts.itemDiscount > 0),
    isProductNew: flag(row.isProductNew),
    isOnlineExclusive: flag(row.isOnlineExclusive),
    isOutOfStock: row.stock === 0,
    availableStock: Math.min(row.stock, policy.maxLineQuantity),
    pinCodeResponse: {
      isServicable: flag(deliveries.length > 0),
      deliveryDate: delivery?.deliveryDate ?? null,
    },
    elligibleDeliveryMode: deliveries.map((mode) => ({
      ...mode,
      charge: toPrice(isGift ? 0 : shippingOf(mode.code, parts.gross, policy)),
    })),
    selectedDeliveryMode: delivery?.code ?? null,
    categoryHierarchy: row.categories,
    productCategoryId: row.categoryCode,
    rootCategory: row.catalogue,
    sellerName: row.sellerName,
  };
}

/** Whether the bag has lines and all of them are in stock, deliverable and within the limit of a line. */
const isCheckoutAllowed = ({ rows }: PricedCart, { maxLineQuantity }: Policy): boolean =>
  rows.length > 0 &&
  rows.every(({ stock, quantity, delivery }) => quantity <= Math.min(stock, maxLineQuantity) && delivery);

/** Wire format of a cart, without `noCostEmiFrom`, which needs the payment provider. */
export function toWireCart(
  cart: StoredCart,
  priced: PricedCart,
  pincode: string,
): Omit<WireCart, 'noCostEmiFrom'> {
  const { code, guid, mergeNote } = cart;
  const { rows, order } = priced;
  const lines = rows.flatMap((row, at) => {
    const parts = order.lines[at];
    return parts ? [{ wire: toWireLine(row, parts, priced.policy), parts }] : [];
  });
  const amounts = toAmounts(order.totals);
  const coupon =
    priced.coupon && toWireCoupon(priced.coupon, order.totals.couponDiscount, priced.couponObstacle);
  return {
    cartCode: code,
    guid,
    count: rows.reduce((sum, { giftOf, quantity }) => sum + (giftOf === null ? quantity : 0), 0),
    entries: rows.length,
    products: lines.map(({ wire }) => wire),
    appliedCoupon: coupon?.offerCode ?? null,
    coupon: coupon ?? null,
    promotionResult: {
      products: lines.flatMap(({ wire, parts }) =>
        parts.itemDiscount + parts.cartDiscount > 0 || wire.isGiveAway === 'Y' ? [wire] : [],
      ),
    },
    subtotalPrice: toPrice(amounts.subtotal),
    cartAmount: toWireAmounts(amounts, order.totals.tax),
    slpCouponError: coupon && !coupon.isApplicable ? { slpCouponMessage: coupon.reason } : null,
    mergeNote,
    giftOptions: toGiftOptions(cart),
    pincode,
    isCheckoutAllowed: isCheckoutAllowed(priced, priced.policy),
  };
}
