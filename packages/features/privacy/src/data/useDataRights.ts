import { current, type CallBody, type DataRights } from '@luxe/contract/calls';
import {
  attempt,
  attemptKey,
  forgetAttempt,
  useCall,
  useClient,
  useKnownContact,
  type Outcome,
} from '@luxe/resources';
import type { CallResponse } from '@luxe/contract/calls';

const params = { user: current };
const attemptName = 'dataRequest';

/** The customer's requests and nominee, and functions that change them. For a guest it reads nothing. */
export function useDataRights(isCustomer: boolean) {
  const client = useClient();
  const { data, error, retry } = useCall('dataRights', isCustomer ? { params } : null, { renew: true });
  const known = useKnownContact();

  async function send(body: CallBody<'requestData'>): Promise<Outcome<CallResponse<'requestData'>>> {
    const idempotencyKey = attemptKey(attemptName, JSON.stringify(body));
    const outcome = await attempt(() => client.call('requestData', { body, idempotencyKey }));
    if (!outcome.ok) return outcome;
    forgetAttempt(attemptName);
    if (isCustomer) await retry();
    return outcome;
  }

  async function nominate(nominee: DataRights['nominee']): Promise<Outcome> {
    const outcome = await attempt(() => client.call('changeNominee', { params, body: { nominee } }));
    if (!outcome.ok) return outcome;
    await retry();
    return { ok: true };
  }

  return { rights: data, known, hasFailed: error !== undefined && !data, retry, send, nominate };
}
