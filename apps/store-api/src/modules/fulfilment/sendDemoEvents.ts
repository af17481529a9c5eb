import type { Database } from '../../db/database.ts';
import { CarrierError } from '../carrier/carrier.ts';
import type { DemoCarrier } from '../carrier/demoCarrier.ts';
import { eventIdsOf, trackedParcels } from './repository.ts';

const pageSize = 200;
const timeoutMs = 10_000;

/**
 * Sends webhooks for the events of the demo carrier that have happened since the last round. Rejects with a
 * `CarrierError` when the shop did not accept some.
 */
export async function sendDemoEvents(db: Database, carrier: DemoCarrier, webhookUrl: string): Promise<void> {
  let rejectedCount = 0;
  for (let after = 0; ;) {
    const parcels = await trackedParcels(db, carrier.name, after, pageSize);
    const sent = await eventIdsOf(
      db,
      parcels.map(({ id }) => id),
    );
    for (const { id, trackingNumber, carrierReference } of parcels) {
      if (trackingNumber === null || carrierReference === null) continue;
      const known = sent(id);
      const all = await carrier.track({ trackingNumber, carrierReference });
      const events = all.filter((event) => !known.has(event.id));
      if (events.length === 0) continue;
      const request = {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        ...carrier.toWebhook(events),
      };
      const isAccepted = await fetch(webhookUrl, request).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isAccepted) rejectedCount += 1;
    }
    const last = parcels.at(-1);
    if (!last || parcels.length < pageSize) break;
    after = last.id;
  }
  if (rejectedCount > 0) throw new CarrierError(`${rejectedCount} webhooks were not accepted`);
}
