/** A product in an event. Amounts are in rupees. */
export interface EventItem {
  readonly productCode: string;
  readonly ussid?: string;
  readonly sellerId?: string;
  readonly name?: string;
  readonly brand?: string;
  /** Only of an item that is not in the catalogue: a gift card. */
  readonly category?: string;
  readonly price?: number;
  /** Default 1. */
  readonly quantity?: number;
  /** Free gift, which sales analytics ignore. */
  readonly isFreeGift?: boolean;
}

/** How a search was started (specification, section 4). */
export const searchTypes = [
  'direct',
  'auto',
  'recent',
  'curated for you',
  'voice icon click',
  'close icon click',
  'shop with the assistant',
  'top product click',
] as const;
export type SearchType = (typeof searchTypes)[number];

/**
 * Event details by event name: the journey events of the specification (section 4) and a few page events. No
 * event contains personal data.
 */
export interface DomainEvents {
  'page viewed': { path: string; title?: string };
  'OTP sent': { isResend: boolean };
  'OTP submitted': Record<never, never>;
  'login done': { userType: 'new' | 'existing' | 'migrated'; cartMerged: boolean };
  'login failed': { reason: string };
  'logged out': Record<never, never>;
  'sign up viewed': Record<never, never>;
  'product viewed': { item: EventItem };
  'added to cart': { item: EventItem };
  'removed from cart': { item: EventItem };
  'added to wishlist': { item: EventItem };
  'removed from wishlist': { item: EventItem };
  'buy now': { item: EventItem };
  'listing viewed': {
    query: string;
    total: number;
    page: number;
    /** Campaign ids, which a campaign link adds to the URL of the listing. */
    icid?: string | undefined;
    icid2?: string | undefined;
  };
  search: { type: SearchType; text: string; total?: number };
  'pincode chosen': { isServicable: boolean };
  'checkout viewed': { payable: number; count: number };
  'payment method selected': { mode: string };
  /** Brand cash of programmes that are not EXPIRED [ANA-07]. */
  'brand cash viewed': {
    programmes: readonly { brandCode: string; brandName: string; remainingBalance: number }[];
  };
  /** `tier` is the name of the tier in analytics [ANA-05]. */
  'loyalty points viewed': { tier: string };
  'order placed': { orderId: string; payable: number; items: readonly EventItem[] };
  'order unsuccessful': { reason: string };
  'return requested': { orderId: string };
  'cancellation requested': { orderId: string };
  /** A form for a call: `kind` is its name in the contract [HLP-02]. */
  'lead clicked': { kind: string };
  'lead viewed': { kind: string };
  'lead submitted': { kind: string };
  'lead succeeded': { kind: string };
  'lead duplicate': { kind: string };
  /** `server-side`: the server responded with an error. `client-side`: there was no response. */
  'lead failed': { kind: string; side: 'server-side' | 'client-side' };
}

export type EventName = keyof DomainEvents;
/** An event as adapters receive it. `at` is in milliseconds since 1970. */
export type DomainEvent = {
  [Name in EventName]: { readonly name: Name; readonly detail: DomainEvents[Name]; readonly at: number };
}[EventName];

/** Records an event. Never throws and never blocks. */
export type Track = <Name extends EventName>(
  name: Name,
  ...detail: Record<never, never> extends DomainEvents[Name]
    ? [detail?: DomainEvents[Name]]
    : [detail: DomainEvents[Name]]
) => void;
