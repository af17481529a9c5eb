import type { Address, OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { formatDay, rupeesToPaise, type Paise } from '@luxe/format';
import { copy } from '../copy.ts';

export type DeliveryLine = {
  key: string;
  name: string;
  brand: string;
  imageURL: string;
  quantity: number;
  /** `By Thursday, 26 November`; empty when it cannot come. */
  when: string;
  /** Why it cannot come; empty when it can. */
  problem: string;
};

export type PaymentChoice = { mode: PaymentMode; label: string; isEligible: boolean; reason: string };

export type CheckoutModel = {
  lines: DeliveryLine[];
  modes: PaymentChoice[];
  payable: Paise;
  /** Pieces. */
  count: number;
  /** Every line can be had and delivered to the address. */
  isReady: boolean;
};

/** The store's order summary, for an address with this pincode, as checkout shows it. */
export function toCheckoutModel(summary: OrderSummary, pincode: string): CheckoutModel {
  const lines = summary.products.map((line) => toDeliveryLine(line, pincode));
  return {
    lines,
    modes: summary.paymentModes.map(({ mode, isEligible, reason }) => ({
      mode,
      label: copy.modes[mode],
      isEligible,
      reason,
    })),
    payable: rupeesToPaise(summary.cartAmount.paybleAmount.doubleValue),
    count: summary.count,
    isReady: summary.isCheckoutAllowed && lines.every((line) => line.problem === ''),
  };
}

type Line = OrderSummary['products'][number];

function toDeliveryLine(line: Line, pincode: string): DeliveryLine {
  const problem = problemOf(line, pincode);
  return {
    key: line.entryNumber,
    name: line.productName,
    brand: line.productBrand,
    imageURL: line.imageURL,
    quantity: line.quantity,
    when: problem ? '' : whenOf(line),
    problem,
  };
}

function problemOf(line: Line, pincode: string): string {
  if (line.isOutOfStock || line.availableStock === 0) return copy.soldOut;
  if (line.quantity > line.availableStock) return copy.tooMany(line.availableStock);
  return line.pinCodeResponse.isServicable === 'Y' ? '' : copy.noDelivery(pincode);
}

function whenOf({ elligibleDeliveryMode, pinCodeResponse }: Line): string {
  const express = elligibleDeliveryMode.find(({ code }) => code === 'express-delivery');
  if (express) return copy.expressBy(formatDay(express.deliveryDate));
  const day = elligibleDeliveryMode[0]?.deliveryDate ?? pinCodeResponse.deliveryDate;
  return day ? copy.by(formatDay(day)) : '';
}

/** Names of the lines that are sold out or short. */
export function shortLines(model: CheckoutModel): string {
  return model.lines
    .filter((line) => line.problem !== '')
    .map((line) => line.name)
    .join(', ');
}

/** The address that stands until the shopper says otherwise: the order's, else the default one (the store lists it first). */
export function presentAddress(
  addresses: readonly Address[],
  wanted: string | undefined,
  ofOrder: string | undefined,
) {
  const byId = (id: string | undefined) => addresses.find(({ addressId }) => addressId === id);
  return byId(wanted) ?? byId(ofOrder) ?? addresses[0];
}

/** Names what an order is for: the same bag at the same price, to the same place, paid the same way. */
export function intentionOf(summary: OrderSummary, addressId: string, mode: PaymentMode): string {
  const lines = summary.products.map(({ USSID, quantity }) => `${USSID}x${quantity}`).sort();
  return JSON.stringify([lines, summary.cartAmount.paybleAmount.doubleValue, addressId, mode]);
}
