import type { CallResponseInput } from '@luxe/contract/calls';
import type { StoredSalesEvent } from './repository.ts';

/** An event of sales analytics, for the download of a customer's data. */
export const toWireSalesEvent = ({
  name,
  fields,
  at,
}: StoredSalesEvent): CallResponseInput<'personalData'>['salesEvents'][number] => ({
  event_name: name,
  ...fields,
  at: at.toISOString(),
});
