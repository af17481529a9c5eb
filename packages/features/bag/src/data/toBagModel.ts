import type { BagLine, Cart } from '@luxe/contract/calls';
import { formatDay, rupeesToPaise, type Paise } from '@luxe/format';
import { copy } from './copy.ts';

/** Maximum quantity of a line, whatever the stock (contract: updateEntries). */
const lineLimit = 10;
/** When the stock is at or below this number, the bag shows how many units are left. */
const lowStock = 3;

export type BagLineModel = {
  /** Identifies the line; stable until the line is removed. */
  entryNumber: string;
  productCode: string;
  ussid: string;
  href: string;
  imageURL: string;
  imageTone: string;
  brand: string;
  /** Any product that is not luxury [BAG-14]. */
  isIndiluxe: boolean;
  name: string;
  /** `Oxblood, Medium`; empty when the line has neither a colour nor a size. */
  options: string;
  color: string;
  size: string;
  /** Delivery mode, date and charge; empty when the line is sold out or not serviceable. */
  delivery: string;
  /** The delivery mode that can be chosen instead; undefined when there is none. */
  otherDelivery: { code: DeliveryMode; label: string } | undefined;
  deliveryMode: DeliveryMode | undefined;
  isDeliverable: boolean;
  isSoldOut: boolean;
  /** Hint about a low stock, such as `2 left in Medium`; empty when more units are left. */
  scarcity: string;
  quantity: number;
  /** Maximum quantity, at least 1. */
  limit: number;
  /** Price of the line for its quantity; 0 for a gift. */
  price: Paise;
  /** Price of the line without its promotion; undefined when no promotion lowers the price. */
  priceBefore: Paise | undefined;
  /** One sentence with the MRP and the saving on it. Empty when there is no saving, and for a gift. */
  saving: string;
  /** Current unit price in rupees. The shopper acknowledges this price after a price change. */
  unitRupees: number;
  /** `₹13,800 each`; empty for a quantity of 1 and for a gift. */
  each: string;
  /** How the price has changed since the item was added; empty when it has not. */
  priceChange: string;
  /** Why this line blocks checkout; empty when it does not. */
  problem: string;
  /** The available stock when the quantity exceeds it; otherwise undefined. */
  lowerTo: number | undefined;
  /** Shows the "On offer" tag [BAG-03]; false for a gift. */
  isOnOffer: boolean;
  /** Whether Undo can restore the line after removal. True when the stock covers the quantity. */
  isRestorable: boolean;
  isGift: boolean;
  /** The promotion a gift belongs to; empty for other lines. */
  giftOf: string;
};

type DeliveryMode = BagLine['elligibleDeliveryMode'][number]['code'];

export type BagModel = {
  lines: BagLineModel[];
  /** Units in the bag. */
  count: number;
  payable: Paise;
  /** Lowest monthly instalment of a no-cost EMI plan; undefined when there is none. */
  emiFrom: Paise | undefined;
  pincode: string;
  /**
   * Message shown after a login has merged a guest's bag into the customer's bag [BAG-07]; undefined for
   * none.
   */
  mergeNote: Cart['mergeNote'];
  /** Whether the shopper can go to checkout: the store allows it and no line has a problem. */
  isReady: boolean;
};

/** Builds the model of the bag page from the store's cart [BAG-15]. */
export function toBagModel(cart: Cart): BagModel {
  const lines = cart.products.map((line) => toLine(line, cart.pincode));
  return {
    lines,
    count: cart.count,
    payable: rupeesToPaise(cart.cartAmount.paybleAmount.doubleValue),
    emiFrom: cart.noCostEmiFrom ? rupeesToPaise(cart.noCostEmiFrom.doubleValue) : undefined,
    pincode: cart.pincode,
    mergeNote: cart.mergeNote,
    isReady: cart.isCheckoutAllowed && lines.every((line) => line.problem === ''),
  };
}

function toLine(line: BagLine, pincode: string): BagLineModel {
  const isGift = line.isGiveAway === 'Y';
  const unit = isGift ? 0 : rupeesToPaise(line.price.doubleValue);
  const offered = isGift ? 0 : rupeesToPaise(line.offerPrice.doubleValue);
  const isSoldOut = line.isOutOfStock || line.availableStock === 0;
  const isDeliverable = line.pinCodeResponse.isServicable === 'Y';
  return {
    entryNumber: line.entryNumber,
    productCode: line.productcode,
    ussid: line.USSID,
    href: line.webURL,
    imageURL: line.imageURL,
    imageTone: line.imageTone,
    brand: line.productBrand,
    isIndiluxe: !/LSH/i.test(line.productCategoryId),
    name: line.productName,
    options: [line.color, line.size].filter(Boolean).join(', '),
    color: line.color,
    size: line.size,
    delivery: isSoldOut ? '' : deliveryOf(line),
    otherDelivery: isSoldOut || isGift ? undefined : otherDeliveryOf(line),
    deliveryMode: line.selectedDeliveryMode ?? undefined,
    isDeliverable,
    isSoldOut,
    scarcity: !isSoldOut && line.availableStock <= lowStock ? copy.left(line.availableStock, line.size) : '',
    quantity: line.quantity,
    limit: Math.max(1, Math.min(lineLimit, line.availableStock)),
    price: offered * line.quantity,
    priceBefore: offered < unit ? unit * line.quantity : undefined,
    saving: isGift
      ? ''
      : savingOf(rupeesToPaise(line.mrp.doubleValue) * line.quantity, offered * line.quantity),
    unitRupees: line.price.doubleValue,
    each: line.quantity > 1 && !isGift ? copy.each(offered) : '',
    priceChange: isGift ? '' : priceChangeOf(rupeesToPaise(line.addedPrice.doubleValue), unit),
    problem: problemOf(line, isSoldOut, isDeliverable, pincode),
    lowerTo: !isSoldOut && line.quantity > line.availableStock ? line.availableStock : undefined,
    isOnOffer: !isGift && line.isOfferExisting === 'Y',
    isRestorable: !isSoldOut && line.quantity <= line.availableStock,
    isGift,
    giftOf: isGift ? line.giftOf || copy.giveAway : '',
  };
}

/** Describes the selected delivery mode. Empty when the pincode is not serviceable. */
function deliveryOf({ pinCodeResponse, elligibleDeliveryMode, selectedDeliveryMode }: BagLine): string {
  if (pinCodeResponse.isServicable !== 'Y') return '';
  const chosen = elligibleDeliveryMode.find(({ code }) => code === selectedDeliveryMode);
  const day = chosen?.deliveryDate ?? pinCodeResponse.deliveryDate;
  if (!day) return '';
  if (!chosen) return copy.byDay(formatDay(day));
  const text = copy.modeByDay(modeName(chosen.code), formatDay(day));
  const charge = rupeesToPaise(chosen.charge.doubleValue);
  return charge ? `${text}. ${copy.deliveryCharge(charge)}` : text;
}

/** Finds the delivery mode that is not selected. A line has at most two modes [BAG-20]. */
function otherDeliveryOf({
  elligibleDeliveryMode,
  selectedDeliveryMode,
}: BagLine): BagLineModel['otherDelivery'] {
  const other = elligibleDeliveryMode.find(({ code }) => code !== selectedDeliveryMode);
  if (!other || selectedDeliveryMode === null) return undefined;
  const { code, deliveryDate, charge } = other;
  const selected = elligibleDeliveryMode.find((mode) => mode.code === selectedDeliveryMode);
  const amount = rupeesToPaise(charge.doubleValue);
  const more = amount - rupeesToPaise(selected?.charge.doubleValue ?? 0);
  return { code, label: copy.changeMode(modeName(code), formatDay(deliveryDate), amount, more) };
}

const savingOf = (mrp: Paise, price: Paise) => (mrp > price ? copy.saving(mrp, mrp - price) : '');

const modeName = (code: DeliveryMode) => (code === 'express-delivery' ? copy.express : copy.standard);

function priceChangeOf(was: Paise, now: Paise): string {
  if (was === now) return '';
  return now > was ? copy.priceUp(was, now) : copy.priceDown(was, now);
}

function problemOf(line: BagLine, isSoldOut: boolean, isDeliverable: boolean, pincode: string): string {
  if (isSoldOut) return copy.soldOut;
  if (line.quantity > line.availableStock) return copy.tooMany(line.availableStock);
  return isDeliverable ? '' : copy.noDelivery(pincode);
}
