import { deskCallStates, type DeskCallState, type DeskQuery } from '@luxe/contract/desk';
import { toSearch } from '../client/deskClient.ts';

/** The form of a search for requests for a call, as its address has it. An empty text is no limit. */
export interface CallSearch {
  q: string;
  status: DeskCallState | '';
}

/** Reads a search from an address. Ignores an unknown status, as an old bookmark may have. */
export const readCallSearch = (params: URLSearchParams): CallSearch => ({
  q: params.get('q') ?? '',
  status: deskCallStates.find((one) => one === params.get('status')) ?? '',
});

/** The query of the call. */
export const toCallQuery = ({ q, status }: CallSearch, after: string | null): DeskQuery<'callRequests'> => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(status !== '' && { status }),
  ...(after !== null && { after }),
});

/** The address of a search; with `after`, of the page of earlier requests. */
export const callsPath = (search: CallSearch, after: string | null = null): string =>
  `/desk/enquiries/calls${toSearch({ ...toCallQuery(search, after) })}`;
