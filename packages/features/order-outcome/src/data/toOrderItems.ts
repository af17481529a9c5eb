import type { OrderLine } from '@luxe/contract/calls';
import { paiseToRupees, rupeesToPaise } from '@luxe/format';
import type { EventItem } from '@luxe/telemetry';

/** Sold items for analytics, with the price of one unit. Free gifts are left out [BAG-12]. */
export const toOrderItems = (lines: readonly OrderLine[]): EventItem[] =>
  lines.filter(({ isGiveAway }) => isGiveAway === 'N').map(toItem);

const toItem = ({
  productcode,
  USSID,
  productName,
  productBrand,
  price,
  quantity,
}: OrderLine): EventItem => ({
  productCode: productcode,
  ussid: USSID,
  // A seller's SKU begins with the id of the seller.
  sellerId: USSID.slice(0, 6),
  name: productName,
  brand: productBrand,
  price: paiseToRupees(Math.round(rupeesToPaise(price.doubleValue) / quantity)),
  quantity,
});
