import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { findNominee, guestRequestsOf, requestsOf, type StoredRequest } from './repository.ts';

type Rights = CallResponseInput<'dataRights'>;

const toWireRequest = ({
  number,
  createdAt,
  dueAt,
  ...request
}: StoredRequest): Rights['requests'][number] => {
  const { kind, status, text, answer } = request;
  return {
    ...{ kind, status, text, answer },
    number: number ?? '',
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  };
};

/** The requests of a customer about personal data, and their nominee. */
export const readRights = async (db: Database, customerId: number): Promise<Rights> => ({
  requests: (await requestsOf(db, customerId)).map(toWireRequest),
  nominee: (await findNominee(db, customerId)) ?? null,
});

/** The requests that the owner of a verified address made without a login. */
export const readGuestRequests = async (db: Database, email: string): Promise<Rights['requests']> =>
  (await guestRequestsOf(db, email)).map(toWireRequest);
