import { deskSearchStates, type DeskQuery, type DeskSearchState } from '@luxe/contract/desk';

/** The form of a search, as its address has it. An empty text is no limit. */
export interface OrderSearch {
  q: string;
  state: DeskSearchState | '';
  from: string | null;
  to: string | null;
}

export const emptySearch: OrderSearch = { q: '', state: '', from: null, to: null };

const isState = (text: string): text is DeskSearchState =>
  (deskSearchStates as readonly string[]).includes(text);

/** The day of a text; null for a text that is no day. */
function toDay(text: string | null): string | null {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : null;
}

/** Reads a search from an address. Ignores unknown values, as an old bookmark may have. */
export function readSearch(params: URLSearchParams): OrderSearch {
  const state = params.get('state') ?? '';
  return {
    q: params.get('q') ?? '',
    state: isState(state) ? state : '',
    from: toDay(params.get('from')),
    to: toDay(params.get('to')),
  };
}

/** The query of the call. */
export const toQuery = ({ q, state, from, to }: OrderSearch, after: string | null): DeskQuery<'orders'> => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(state !== '' && { state }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(after !== null && { after }),
});

/** The address of a search; with `after`, of the page of earlier orders. */
export function searchPath(search: OrderSearch, after: string | null = null): string {
  const params = new URLSearchParams(toQuery(search, after) as Record<string, string>).toString();
  return params === '' ? '/desk/search' : `/desk/search?${params}`;
}

export const orderPath = (id: string): string => `/desk/orders?${new URLSearchParams({ id }).toString()}`;
