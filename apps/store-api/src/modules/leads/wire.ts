import type { CallResponseInput } from '@luxe/contract/calls';
import type { StoredLead } from './repository.ts';

/** A request for a call, for the download of a customer's data. */
export const toWireLead = ({
  number,
  createdAt,
  ...lead
}: StoredLead): CallResponseInput<'personalData'>['leads'][number] => {
  const { kind, status, name, phone, email, timeOfDay, topic, message, city, preferredDay } = lead;
  return {
    ...{ kind, status, name, phone, email, timeOfDay, topic, message, city, preferredDay },
    leadNumber: number ?? '',
    createdAt: createdAt.toISOString(),
  };
};
