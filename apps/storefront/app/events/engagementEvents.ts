import {
  galleryKey,
  maxCategories,
  maxGalleryImages,
  notAvailable,
  platformLabels,
} from '@luxe/contract/event-values';
import type { DomainEvent, EventItem, ScreenName } from '@luxe/telemetry';

type Attribute = string | number | boolean | readonly (string | number)[];
export type Attributes = Readonly<Record<string, Attribute>>;

/** An event as customer-engagement analytics get it. */
export interface EngagementEvent {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Events that are also the view of a screen [ANA-14]. */
const screens: Partial<Record<DomainEvent['name'], ScreenName>> = {
  'checkout viewed': 'Checkout',
  'payment method selected': 'Checkout - Proceed to Payment',
};

/**
 * The events that customer-engagement analytics get for an event of the shop. Missing values are NA
 * [ANA-04]. `host` is the host of the shop, for addresses of pictures.
 */
export function toEngagementEvents(
  event: DomainEvent,
  { isPartner, host }: { readonly isPartner: boolean; readonly host: string },
): readonly EngagementEvent[] {
  const { platform, device, channel, partnerChannel } = platformLabels;
  const labels = { platform, device, channel: isPartner ? partnerChannel : channel };
  const screen = screens[event.name];
  return [
    { name: event.name, attributes: { ...toAttributes(event, host), ...labels } },
    ...(screen ? [{ name: 'screen viewed', attributes: { screen, ...labels } }] : []),
  ];
}

function toAttributes(event: DomainEvent, host: string): Attributes {
  switch (event.name) {
    case 'product viewed': {
      const images = (event.detail.images ?? []).slice(0, maxGalleryImages);
      return {
        ...ofItem(event.detail.item),
        [galleryKey]: listOf(images.map((url) => withHttps(url, host))),
      };
    }
    case 'added to cart':
    case 'removed from cart':
    case 'added to wishlist':
    case 'removed from wishlist':
    case 'buy now':
      return ofItem(event.detail.item);
    case 'listing viewed': {
      const { categories = [], icid, icid2, ...list } = event.detail;
      return {
        ...list,
        categories: listOf(categories.slice(0, maxCategories)),
        icid: icid || notAvailable,
        icid2: icid2 || notAvailable,
      };
    }
    case 'order placed': {
      const { orderId, payable, items, isGiftCard = false } = event.detail;
      const sold = items.filter(({ isFreeGift }) => !isFreeGift).map(ofItem);
      const each = (name: string) => listOf(sold.map((item) => item[name] as string | number));
      return {
        ...{ orderId, payable, isGiftCard },
        ...{ product_code: each('product_code'), sku_id: each('sku_id'), seller_id: each('seller_id') },
        ...{ price: each('price'), quantity: each('quantity'), category: each('category') },
      };
    }
    case 'brand cash viewed': {
      const { programmes } = event.detail;
      return {
        brand_code: listOf(programmes.map(({ brandCode }) => brandCode)),
        brand_name: listOf(programmes.map(({ brandName }) => brandName)),
        balance: listOf(programmes.map(({ remainingBalance }) => remainingBalance)),
      };
    }
    case 'search results seen': {
      const { products, ...group } = event.detail;
      return {
        ...group,
        product_code: listOf(products.map(({ productCode }) => productCode)),
        position: listOf(products.map(({ position }) => position)),
      };
    }
    default:
      return Object.fromEntries(
        Object.entries(event.detail as Readonly<Record<string, Attribute | undefined>>).map(
          ([name, value]) => [name, value === undefined || value === '' ? notAvailable : value],
        ),
      );
  }
}

const listOf = (values: readonly (string | number)[]): Attribute =>
  values.length > 0 ? values : notAvailable;

const ofItem = (item: EventItem) =>
  ({
    product_code: item.productCode,
    sku_id: item.ussid || notAvailable,
    seller_id: item.sellerId || notAvailable,
    product_name: item.name || notAvailable,
    brand: item.brand || notAvailable,
    category: item.category || notAvailable,
    price: item.price ?? notAvailable,
    quantity: item.quantity ?? 1,
  }) as Readonly<Record<string, string | number>>;

/** The address of a picture with its scheme. A path belongs to the shop. */
export function withHttps(url: string, host: string): string {
  if (/^https?:/.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return `https://${url.startsWith('/') ? host : ''}${url}`;
}
