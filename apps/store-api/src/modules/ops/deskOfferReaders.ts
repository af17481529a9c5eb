import { deskFiles, type DeskOfferReader } from '@luxe/contract/desk';
import type { Clock } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import { toCsv } from '../../csv/toCsv.ts';
import type { Database } from '../../db/database.ts';
import {
  countOfferReaders,
  listOfferReaders,
  sourceOf,
  unsubscribePathOf,
  type OfferReader,
} from '../newsletter/offerReaders.ts';
import { auditedChange } from './auditedChange.ts';
import { deskRoute, type DeskMount } from './deskMount.ts';
import { pageLimit, toPage } from './deskPages.ts';
import { personOf } from './guardDesk.ts';

interface OfferReaderParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Origin of the storefront, for links. */
  readonly publicOrigin: string;
  /** Signs the links. */
  readonly hmacKey: string;
}

/** The addresses that may receive offers, as a list and as a file for the program that sends them. */
export function offerReaderDesk(
  scope: FastifyInstance,
  mount: DeskMount,
  { db, clock, publicOrigin, hmacKey }: OfferReaderParts,
): void {
  mount('offerReaders', async ({ query: { q = '', after } }) => {
    const found = await listOfferReaders(db, { q: q.trim(), after, limit: pageLimit });
    const { rows, next } = toPage(found, ({ email }) => email);
    return { readers: rows.map(toReader), total: await countOfferReaders(db), next };
  });

  // The audit log records each download, because the file leaves the shop.
  deskRoute(scope, deskFiles.offerReadersCsv, async (request, reply) => {
    const found = await listOfferReaders(db);
    const rows = found.map((reader) => {
      const { email, name, source, since } = toReader(reader);
      const path = unsubscribePathOf(reader, hmacKey, clock.now());
      return [email, name, sources[source], since.slice(0, 10), `${publicOrigin}${path}`];
    });
    const entry = { action: 'download addresses for offers', subject: 'addresses for offers' } as const;
    await auditedChange({ db, clock }, { person: personOf(request) }, entry, async () => ({
      after: `addresses: ${found.length}`,
    }));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="offers.csv"')
      .header('cache-control', 'no-store')
      .send(toCsv([header, ...rows]));
  });
}

const header = ['E-mail', 'Name', 'Agreed to', 'Since', 'Link to unsubscribe'];

const sources: Readonly<Record<DeskOfferReader['source'], string>> = {
  newsletter: 'Newsletter',
  profile: 'Offers',
  both: 'Newsletter and offers',
};

const toReader = (reader: OfferReader): DeskOfferReader => {
  const { email, name, since } = reader;
  return { email, name, source: sourceOf(reader), since };
};
