import { deskReturnMethods, deskReturnStates, type DeskQuery } from '@luxe/contract/desk';

type ReturnFilter = Pick<DeskQuery<'returns'>, 'state' | 'method'>;

/** Reads the filter of the returns from an address. Ignores values that the desk does not know. */
export function readReturnFilter(params: URLSearchParams): ReturnFilter {
  const state = deskReturnStates.find((one) => one === params.get('state'));
  const method = deskReturnMethods.find((one) => one === params.get('method'));
  return { ...(state && { state }), ...(method && { method }) };
}
