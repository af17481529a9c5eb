import { current } from '@luxe/contract/calls';
import { isReceivedBy, receiverCategories, type Receiver } from '@luxe/contract/event-receivers';
import { getSessionStorage, hasConsent, readHint } from '@luxe/resources';
import type { DomainEvent, Track } from '@luxe/telemetry';
import { client } from '../data/client.ts';
import { resolvePath, rowOf } from '../routing/resolvePath.ts';
import { readAnalyticsSettings } from './analyticsSettings.ts';
import { createEngagement, loadEngagement } from './engagement.ts';
import { observePages } from './observers.ts';
import { createOrderClaims } from './orderClaims.ts';
import { browserPorts, createOutbox } from './outbox.ts';
import { storeEvents } from './storedEvents.ts';
import { createAds, createPersonalisation, createSales } from './saleAdapters.ts';
import { customerMark, isFromPartner, shopperId } from './shopperIds.ts';

// Everything that a page needs after consent. It loads with the first event, or two seconds after the page.

const newId = () => crypto.randomUUID();
/** Whether the URL has a secret, or the token of a preview. */
const isSecretPage = () =>
  rowOf(resolvePath(location.pathname)).isSecret === true ||
  new URLSearchParams(location.search).has('preview');
const settings = readAnalyticsSettings();
const isAllowed = (receiver: Receiver) => hasConsent(receiverCategories[receiver]);
const portsOf = (receiver: Receiver) => browserPorts(() => isAllowed(receiver));
const outboxes = {
  sales: createOutbox(portsOf('sales')),
  personalisation: createOutbox(portsOf('personalisation')),
  advertising: createOutbox(portsOf('advertising')),
};
const claims = createOrderClaims(client, getSessionStorage(), newId);
const parts = { settings, claims, shopperId, newId };
const engagement = createEngagement({
  ...{ settings, claims, customerMark, load: loadEngagement, warn: portsOf('engagement').warn },
  isAllowed: () => isAllowed('engagement'),
  readProfile: () => client.call('customerProfile', { params: { user: current } }),
  isSignedIn: () => readHint(document.cookie).signedIn,
  isPartner: isFromPartner,
  isSecretPage,
  host: location.host,
});
const senders: Readonly<Record<Receiver, { send(event: DomainEvent): void; endSession?(): void }>> = {
  sales: createSales({ ...parts, outbox: outboxes.sales }),
  personalisation: createPersonalisation({ outbox: outboxes.personalisation }),
  engagement,
  advertising: createAds({ ...parts, outbox: outboxes.advertising }),
};

/**
 * Sends an event to a receiver, if the receiver gets this event. The shopper may have withdrawn the consent
 * while this code loaded.
 */
export function sendTo(receiver: Receiver, event: DomainEvent): void {
  if (isAllowed(receiver) && isReceivedBy(receiver, event.name)) senders[receiver].send(event);
}

/** Hands over an event to customer-engagement analytics whose order, if it has one, is claimed. */
export function resumeIn(event: DomainEvent): void {
  if (isAllowed('engagement') && isReceivedBy('engagement', event.name)) engagement.resume(event);
}

/** Ends the session of a receiver [AUT-24]. */
export const endSessionOf = (receiver: Receiver): void => senders[receiver].endSession?.();

let stop: (() => void) | undefined;

/** Starts the observers of pages, once. */
export function startObservers(track: Track): void {
  stop ??= observePages(track);
}

/** Stops the observers of pages, because the shopper allows no receiver any more. */
export function stopObservers(): void {
  stop?.();
  stop = undefined;
}

const flush = () => Object.values(outboxes).forEach((outbox) => outbox.flush());

/** Everything leaves with the page. What waits for the script of the vendor is stored for the next page. */
function leave() {
  flush();
  engagement.leave((events) => storeEvents(events, true));
}

addEventListener('pagehide', leave);
// A phone may end a hidden page without notice.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leave();
});
addEventListener('online', flush);
