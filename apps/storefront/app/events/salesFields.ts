import { notAvailable } from '@luxe/contract/event-values';
import type { DomainEvent, EventItem } from '@luxe/telemetry';

export type Fields = Readonly<Record<string, string>>;

/**
 * The fields of an event for sales analytics, without who and when [ANA-11] [ANA-12]. Undefined for an event
 * that they do not count, such as the view of a free gift.
 */
export function toSalesFields(event: DomainEvent): Fields | undefined {
  switch (event.name) {
    case 'product viewed':
      return ofItem('viewproduct', event.detail.item);
    case 'added to cart':
      return ofItem('funnel_add2cart', event.detail.item);
    case 'order placed': {
      const { orderId, payable, items } = event.detail;
      return {
        event_name: 'funnel_salecomplete',
        ...ofItems(items.filter(({ isFreeGift }) => !isFreeGift)),
        sales: String(payable),
        item_identifier: orderId,
      };
    }
    default:
      return undefined;
  }
}

const ofItem = (name: string, item: EventItem): Fields | undefined =>
  item.isFreeGift ? undefined : { event_name: name, ...ofItems([item]) };

/** Quantity 1 when unknown [ANA-08]; other missing values are NA [ANA-04]. */
const ofItems = (items: readonly EventItem[]): Fields => ({
  product_quantities: join(items.map(({ quantity = 1 }) => quantity)),
  product_prices: join(items.map(({ price }) => price)),
  sku_id: join(items.map(({ ussid }) => ussid)),
  seller_id: join(items.map(({ sellerId }) => sellerId)),
});

/** Joins values by `|`, which no value may contain. */
const join = (values: readonly (string | number | undefined)[]): string =>
  values.map((value) => String(value ?? '').replaceAll('|', ' ') || notAvailable).join('|') || notAvailable;
