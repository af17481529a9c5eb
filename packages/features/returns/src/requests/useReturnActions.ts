import { current, type CallBody, type Return } from '@luxe/contract/calls';
import { attempt, useClient, useOrdersChanged, type Outcome } from '@luxe/resources';

export type CourierValues = CallBody<'sendReturn'>;

export interface ReturnActions {
  readonly withdraw: () => Promise<Outcome>;
  readonly enterCourier: (values: CourierValues) => Promise<Outcome>;
  readonly dispute: (text: string) => Promise<Outcome>;
}

/** What a shopper can do with a return. After each change, `onChange` gets the new return. */
export function useReturnActions(returnCode: string, onChange: (request: Return) => void): ReturnActions {
  const client = useClient();
  const ordersChanged = useOrdersChanged();
  const params = { user: current, returnCode };

  const change = async (run: () => Promise<{ return: Return }>): Promise<Outcome> => {
    const outcome = await attempt(run);
    if (outcome.ok) {
      onChange(outcome.return);
      ordersChanged();
    }
    return outcome;
  };
  return {
    withdraw: () => change(() => client.call('withdrawReturn', { params })),
    enterCourier: (body) => change(() => client.call('sendReturn', { params, body })),
    dispute: (text) => change(() => client.call('disputeReturn', { params, body: { text } })),
  };
}
