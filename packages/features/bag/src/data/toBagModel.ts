import type { BagLine, Cart } from '@luxe/contract/calls';
import { formatDay, rupeesToPaise, type Paise } from '@luxe/format';
import { copy } from '../copy.ts';

/** Pieces of one offer that a line can hold, whatever the stock (contract: updateEntries). */
const lineLimit = 10;
/** From this many pieces down the shopper is told how many are left. */
const lowStock = 3;

export type BagLineModel = {
  /** Names the line; stays while the line lives. */
  entryNumber: string;
  productCode: string;
  ussid: string;
  href: string;
  imageURL: string;
  imageTone: string;
  brand: string;
  /** Of the second catalogue: whatever is not luxury [BAG-14]. */
  isIndiluxe: boolean;
  name: string;
  /** Colour and size in one reading, empty when there is neither. */
  options: string;
  color: string;
  size: string;
  /** What is said of delivery to the pincode. */
  delivery: string;
  /** The other way it can go, in words; undefined where there is none. */
  otherDelivery: { code: DeliveryMode; words: string } | undefined;
  /** How it goes now. */
  deliveryMode: DeliveryMode | undefined;
  isDeliverable: boolean;
  isSoldOut: boolean;
  /** `2 left in Medium`; empty when there are plenty. */
  scarcity: string;
  quantity: number;
  /** Most that may be asked for. */
  limit: number;
  /** The price of the line in paise: quantity included, 0 for a gift. */
  price: Paise;
  /** Before a promotion; undefined where none takes anything off. */
  priceBefore: Paise | undefined;
  /** What the line costs below its maximum retail price, in words; empty for nothing, and for a gift. */
  saving: string;
  /** Of one piece as it is sold now, in rupees: what the shopper sees when she notes a change. */
  unitRupees: number;
  /** `₹13,800 each`; empty for a single piece. */
  each: string;
  /** Told when the price has changed since the piece was put in the bag; else empty. */
  priceChange: string;
  /** Why the bag cannot go to checkout with this line as it is; else empty. */
  problem: string;
  /** The quantity that can be had, where the line asks for more; undefined where it does not. */
  lowerTo: number | undefined;
  /** Wears the tag of an offer [BAG-03]; a gift is no offer. */
  isOnOffer: boolean;
  /** It can be had as it stands: once taken out, it can be put back. */
  canComeBack: boolean;
  isGift: boolean;
  /** What a gift comes with, for the shopper; else empty. */
  giftOf: string;
};

type DeliveryMode = BagLine['elligibleDeliveryMode'][number]['code'];

export type BagModel = {
  lines: BagLineModel[];
  /** Pieces. */
  count: number;
  payable: Paise;
  /** The least a month without interest. */
  emiFrom: Paise | undefined;
  pincode: string;
  /** What is said after a login brought another bag into this one; undefined for nothing. */
  mergeNote: Cart['mergeNote'];
  /** Every line can be had and delivered as it stands. */
  isReady: boolean;
};

/** The store's cart as the bag page shows it [BAG-15]. */
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
    canComeBack: !isSoldOut && line.quantity <= line.availableStock,
    isGift,
    giftOf: isGift ? line.giftOf || copy.giveAway : '',
  };
}

/** The way it comes as things are. */
function deliveryOf({ pinCodeResponse, elligibleDeliveryMode, selectedDeliveryMode }: BagLine): string {
  if (pinCodeResponse.isServicable !== 'Y') return '';
  const chosen = elligibleDeliveryMode.find(({ code }) => code === selectedDeliveryMode);
  const day = chosen?.deliveryDate ?? pinCodeResponse.deliveryDate;
  if (!day) return '';
  if (!chosen) return copy.by(formatDay(day));
  const words = copy.goesBy(modeName(chosen.code), formatDay(day));
  const charge = rupeesToPaise(chosen.charge.doubleValue);
  return charge ? `${words}. ${copy.sendCharge(charge)}` : words;
}

/** A line has two ways at most [BAG-20]. */
function otherDeliveryOf({
  elligibleDeliveryMode,
  selectedDeliveryMode,
}: BagLine): BagLineModel['otherDelivery'] {
  const other = elligibleDeliveryMode.find(({ code }) => code !== selectedDeliveryMode);
  if (!other || selectedDeliveryMode === null) return undefined;
  const { code, deliveryDate, charge } = other;
  const now = elligibleDeliveryMode.find((mode) => mode.code === selectedDeliveryMode);
  const amount = rupeesToPaise(charge.doubleValue);
  const more = amount - rupeesToPaise(now?.charge.doubleValue ?? 0);
  return { code, words: copy.sendBy(modeName(code), formatDay(deliveryDate), amount, more) };
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
