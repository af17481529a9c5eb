import { deskCallStates, type DeskCallRequest, type DeskQuery, type DeskResponse } from '@luxe/contract/desk';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { StatusChange } from '../form/StatusChange.tsx';
import { callStateLabels } from './enquiryLabels.ts';

export interface CallStatusProps {
  readonly request: DeskCallRequest;
  /** The query of the list that shows the request. */
  readonly query: DeskQuery<'callRequests'>;
}

/**
 * The status of a request for a call. A changed request stays in the list until the list loads again, so that
 * the focus stays on its button.
 */
export function CallStatus({ request, query }: CallStatusProps) {
  const { send } = useChange('moveCallRequest');
  const { mutate } = useSWRConfig();
  const change = async (status: DeskCallRequest['status']) => {
    const outcome = await send({ params: { callId: String(request.callId) }, body: { status } });
    if (outcome.status === 'problem') return { problem: outcome.message };
    if (outcome.status === 'ignored') return undefined;
    const { request: changed } = outcome.data;
    await mutate<DeskResponse<'callRequests'>>(
      readKey('callRequests', { query }),
      (list) =>
        list && {
          ...list,
          requests: list.requests.map((one) => (one.callId === changed.callId ? changed : one)),
        },
      { revalidate: false },
    );
    return { stored: changed.status };
  };
  return (
    <StatusChange
      number={request.leadNumber}
      about={`${request.name}, ${request.phone}`}
      status={request.status}
      states={deskCallStates}
      labels={callStateLabels}
      onChange={change}
    />
  );
}
