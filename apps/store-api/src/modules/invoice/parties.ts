import { fullName } from '@luxe/format';
import { gstStateOf, gstStateOfCode } from '@luxe/format/gst-states';
import type { InvoiceParty, OrderAddress } from '../../db/schema/index.ts';
import type { StoredOrder } from '../order/repository.ts';
import type { StoredSellerTax } from './repository.ts';

export const sellerParty = (seller: StoredSellerTax): InvoiceParty => ({
  name: seller.legalName,
  address: [seller.address, `${seller.city} ${seller.postalCode}`],
  state: seller.state,
  stateCode: seller.gstin.slice(0, 2),
  gstin: seller.gstin,
});

/** The recipient of the goods, as the order has the address. */
export function shipToParty({ deliveryAddress }: Pick<StoredOrder, 'deliveryAddress'>): InvoiceParty {
  const state = gstStateOf(deliveryAddress.state);
  return {
    name: fullName(deliveryAddress),
    address: addressLines(deliveryAddress),
    state: state?.name ?? deliveryAddress.state,
    stateCode: state?.code ?? '',
    gstin: '',
  };
}

/** The buyer: the name and GSTIN of the checkout, else the recipient of the goods. */
export function buyerParty(
  order: Pick<StoredOrder, 'deliveryAddress' | 'billingName' | 'gstin'>,
): InvoiceParty {
  const recipient = shipToParty(order);
  return { ...recipient, name: order.billingName ?? recipient.name, gstin: order.gstin ?? '' };
}

function addressLines({ line1, line2, line3, landmark, city, postalCode }: OrderAddress): string[] {
  return [line1, line2, line3, landmark, `${city} ${postalCode}`].map((line) => line.trim()).filter(Boolean);
}

/** GST code of a territory that belongs to no state. A supply there is between states. */
const otherTerritory = '97';

/**
 * GST code of the place of supply of goods: the state to which they are delivered (IGST Act, section
 * 10(1)(a)).
 */
export const placeOfSupplyOf = ({ stateCode }: InvoiceParty): string =>
  gstStateOfCode(stateCode)?.code ?? otherTerritory;
