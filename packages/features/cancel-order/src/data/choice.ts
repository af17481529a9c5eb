import { cancelReasonCodes, type CancelReason } from './reasons.ts';

/** Units to cancel: the number of units by transaction id of the line. */
export type CancelUnits = Readonly<Record<string, number>>;

/** What the shopper chose on the first page. The URL of the second page contains it. */
export interface CancelChoice {
  readonly units: CancelUnits;
  readonly reason: CancelReason | undefined;
}

/** The units as the store expects them in a URL: `26112048770:2,26112048771:1`. */
export const toUnitsParam = (units: CancelUnits): string =>
  Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([transactionId, quantity]) => `${transactionId}:${quantity}`)
    .join(',');

/** The query of a page: order, units and reason. */
export function toQuery(orderCode: string, { units, reason }: CancelChoice): string {
  const query = new URLSearchParams({ orderCode });
  const param = toUnitsParam(units);
  if (param) query.set('units', param);
  if (reason) query.set('reason', reason);
  return query.toString();
}

/** Reads a choice from the query of a page. Ignores what is not in the expected form. */
export function readChoice(query: URLSearchParams): CancelChoice {
  const pairs = (query.get('units') ?? '').split(',').flatMap((pair) => {
    const [, transactionId, quantity] = /^(\d{1,40}):([1-9]\d?)$/.exec(pair) ?? [];
    return transactionId && quantity ? [[transactionId, Number(quantity)] as const] : [];
  });
  const reason = cancelReasonCodes.find((code) => code === query.get('reason'));
  return { units: Object.fromEntries(pairs), reason };
}
