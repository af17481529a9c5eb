import type { Database } from '../../db/database.ts';
import { CarrierError } from '../carrier/carrier.ts';
import type { DemoCarrier } from '../carrier/demoCarrier.ts';
import { eventIdsOf, trackedParcels } from './repository.ts';

const pageSize = 200;

/**
 * Sends webhooks for the events of the demo carrier that have happened since the last round. Rejects with a
 * `CarrierError` when the shop does not accept one.
 */
export async function sendDemoEvents(db: Database, carrier: DemoCarrier, webhookUrl: string): Promise<void> {
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
      const response = await fetch(webhookUrl, { method: 'POST', ...carrier.toWebhook(events) });
      if (!response.ok) throw new CarrierError(`a webhook got ${response.status}`);
    }
    const last = parcels.at(-1);
    if (!last || parcels.length < pageSize) return;
    after = last.id;
  }
}
