/** A product as an event tells it. Amounts are in rupees. */
export interface EventItem {
  readonly productCode: string;
  readonly ussid?: string;
  readonly sellerId?: string;
  readonly name?: string;
  readonly brand?: string;
  readonly price?: number;
  /** Default 1. */
  readonly quantity?: number;
  /** A give-away: skipped in sales analytics. */
  readonly isGiveAway?: boolean;
}

/** How a search came about (specification, section 4). */
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

/** What happens in the shop, by name: the journey events of section 4 and the few that pages need besides. Nothing here names a person. */
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
    /** Campaigns that the link belongs to, as its address names them. */
    icid?: string | undefined;
    icid2?: string | undefined;
  };
  search: { type: SearchType; text: string; total?: number };
  'pincode chosen': { isServicable: boolean };
  'checkout viewed': { payable: number; count: number };
  'payment method selected': { mode: string };
  'order placed': { orderId: string; payable: number; items: readonly EventItem[] };
  'order unsuccessful': { reason: string };
  'return requested': { orderId: string };
  'cancellation requested': { orderId: string };
}

export type EventName = keyof DomainEvents;
/** An event as adapters get it; `at` is in milliseconds since 1970. */
export type DomainEvent = {
  [Name in EventName]: { readonly name: Name; readonly detail: DomainEvents[Name]; readonly at: number };
}[EventName];

/** Tells that something happened. Never throws, never waits. */
export type Track = <Name extends EventName>(
  name: Name,
  ...detail: Record<never, never> extends DomainEvents[Name]
    ? [detail?: DomainEvents[Name]]
    : [detail: DomainEvents[Name]]
) => void;
