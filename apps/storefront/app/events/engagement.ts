import { current, type Profile } from '@luxe/contract/calls';
import { notAvailable } from '@luxe/contract/event-values';
import type { DomainEvent } from '@luxe/telemetry';
import type { AnalyticsSettings } from './analyticsSettings.ts';
import { toEngagementEvents, type Attributes } from './engagementEvents.ts';
import type { OrderClaims } from './orderClaims.ts';
import { whenCounted } from './saleAdapters.ts';

/** The global of customer-engagement analytics. A function that a vendor lacks is not called. */
export interface EngagementGlobal {
  track_event?(name: string, attributes: Attributes): void;
  add_unique_user_id?(id: string): void;
  add_first_name?(name: string): void;
  add_last_name?(name: string): void;
  add_email?(address: string): void;
  add_mobile?(number: string): void;
  add_gender?(gender: string): void;
  add_birthday?(day: string): void;
  add_user_attribute?(name: string, value: string): void;
  /** Ends the session of the person. */
  destroy_session?(): void;
}

export interface EngagementParts {
  readonly settings: AnalyticsSettings;
  readonly claims: OrderClaims;
  /** Loads the script of the vendor. Resolves to the global that it defines. */
  readonly load: (settings: NonNullable<AnalyticsSettings['engagement']>) => Promise<EngagementGlobal>;
  readonly readProfile: () => Promise<Profile>;
  /** Whether the shopper still allows the vendor. */
  readonly isAllowed: () => boolean;
  readonly isSignedIn: () => boolean;
  readonly customerMark: () => string | undefined;
  readonly isPartner: () => boolean;
  /** Whether the path of the page has a secret, which no vendor may read. */
  readonly isSecretPage: () => boolean;
  readonly host: string;
  readonly warn: (message: string) => void;
}

/**
 * Reports events and the attributes of a customer to customer-engagement analytics [ANA-01]. The script loads
 * with the first event. Without configuration, nothing loads. Failures are logged and ignored.
 */
export function createEngagement(parts: EngagementParts) {
  const { settings, claims, warn } = parts;
  let loading: Promise<EngagementGlobal> | undefined;
  let isIdentified = false;
  /** Events that the vendor has not got: its script loads, or work before them runs. */
  const waiting = new Set<{ readonly event: DomainEvent }>();
  /** Work runs one after another, so that events keep their order. */
  let last: Promise<unknown> = Promise.resolve();

  const loadOnce = (engagement: NonNullable<AnalyticsSettings['engagement']>) =>
    (loading ??= parts.load(engagement).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  const run = (work: () => unknown) => {
    last = last
      .then(work)
      .catch((error: unknown) => warn(`Engagement analytics failed: ${(error as Error | undefined)?.name}.`));
  };

  async function identify(vendor: EngagementGlobal) {
    const mark = parts.customerMark();
    // Without a mark, the vendor would take all customers for one person.
    if (isIdentified || mark === undefined || !parts.isSignedIn()) return;
    isIdentified = true;
    const profile = await parts.readProfile().catch(() => undefined);
    if (!profile) isIdentified = false;
    else if (parts.isAllowed()) setAttributes(vendor, profile, mark);
  }

  function report(event: DomainEvent) {
    if (parts.isSecretPage()) return;
    const entry = { event };
    waiting.add(entry);
    run(() => handOver(event, () => waiting.has(entry)).finally(() => waiting.delete(entry)));
  }

  async function handOver(event: DomainEvent, isWaiting: () => boolean) {
    const { engagement } = settings;
    // The shopper may have withdrawn the consent, or opened another page, while the event waited.
    if (!engagement || parts.isSecretPage() || !parts.isAllowed()) return;
    const vendor = await loadOnce(engagement);
    await identify(vendor);
    // The event may be stored for the next page.
    if (!parts.isAllowed() || !isWaiting()) return;
    for (const { name, attributes } of toEngagementEvents(event, {
      isPartner: parts.isPartner(),
      host: parts.host,
    }))
      vendor.track_event?.(name, attributes);
  }

  const endSession = () => {
    isIdentified = false;
    run(async () => (await loading)?.destroy_session?.());
  };

  return {
    send: (event: DomainEvent) => {
      // An event without a receiver must not claim its order.
      if (settings.engagement) whenCounted('engagement', event, claims, () => report(event));
    },
    /** Hands over an event of an earlier page, whose order is claimed. */
    resume: (event: DomainEvent) => {
      if (!settings.engagement) return;
      report(event);
      if (event.name === 'logged out') endSession();
    },
    /** Takes back what the vendor has not got, if `store` has stored it. */
    leave: (store: (events: readonly DomainEvent[]) => boolean) => {
      if (store([...waiting].map(({ event }) => event))) waiting.clear();
    },
    /** Ends the session of the customer [AUT-24]. Without a loaded script, there is no session to end. */
    endSession,
  };
}

/**
 * Missing values are NA [ANA-04]. A page does not know the hash of a customer, so their mark stands for it.
 */
function setAttributes(vendor: EngagementGlobal, profile: Profile, mark: string): void {
  const hash = profile.customerHash === current ? mark : profile.customerHash;
  vendor.add_unique_user_id?.(mark);
  vendor.add_first_name?.(profile.firstName || notAvailable);
  vendor.add_last_name?.(profile.lastName || notAvailable);
  vendor.add_email?.(profile.primaryEmailId ?? notAvailable);
  vendor.add_mobile?.(profile.primaryMobile.phoneNumber || notAvailable);
  vendor.add_gender?.(profile.gender ?? notAvailable);
  vendor.add_birthday?.(profile.dateOfBirth ?? notAvailable);
  vendor.add_user_attribute?.('customer hash', hash || notAvailable);
}

/** Loads a script, and returns the global that it defines. Rejects if it defines none. */
export async function loadEngagement({
  script,
  global,
}: NonNullable<AnalyticsSettings['engagement']>): Promise<EngagementGlobal> {
  const known = () =>
    (globalThis as unknown as Readonly<Record<string, EngagementGlobal | undefined>>)[global];
  if (!known())
    await new Promise<void>((resolve, reject) => {
      const element = document.createElement('script');
      element.src = script;
      element.async = true;
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new TypeError('The script did not load.')));
      document.head.append(element);
    });
  const vendor = known();
  if (!vendor) throw new TypeError('The script defines no global.');
  return vendor;
}
