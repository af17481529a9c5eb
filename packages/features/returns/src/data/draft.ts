import type { CallBody, DropStore, ReturnOptions } from '@luxe/contract/calls';
import { getSessionStorage } from '@luxe/resources';

type Body = CallBody<'createReturn'>;
export type ReturnReason = Body['units'][number]['reason'];
export type ReturnMethod = Body['method'];
export type RefundTarget = Body['refundTo'];
export type PickupSlot = NonNullable<Body['pickup']>['slot'];

/** What the shopper has chosen for one line of the order. */
export interface DraftItem {
  readonly quantity: number;
  readonly reason?: ReturnReason | undefined;
  readonly comment: string;
}

/** A photo that the store has. */
export interface DraftPhoto {
  readonly photoId: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * A return that the shopper is preparing. It stays in this tab until it is sent, so that reload and Back lose
 * nothing. The account number is not part of it (see `accountNumber.ts`).
 */
export interface ReturnDraft {
  /** By the transaction id of the line. */
  readonly items: Readonly<Record<string, DraftItem>>;
  readonly photos: readonly DraftPhoto[];
  readonly refundTo?: RefundTarget | undefined;
  readonly method?: ReturnMethod | undefined;
  readonly addressId?: string | undefined;
  /** The pickup address in one line. */
  readonly place?: string | undefined;
  /** YYYY-MM-DD. */
  readonly day?: string | undefined;
  readonly slot?: PickupSlot | undefined;
  /** Pincode near which the shopper looks for a store. */
  readonly storePincode?: string | undefined;
  readonly store?: Pick<DropStore, 'id' | 'name' | 'address' | 'city'> | undefined;
  readonly bank?: { readonly holder: string; readonly ifsc: string } | undefined;
}

const empty: ReturnDraft = { items: {}, photos: [] };
const keyOf = (orderCode: string) => `returnDraft:${orderCode}`;

/** The stored draft of an order; empty when there is none, or when it cannot be read. */
export function readDraft(orderCode: string): ReturnDraft {
  try {
    const stored: unknown = JSON.parse(getSessionStorage().getItem(keyOf(orderCode)) ?? 'null');
    return isDraft(stored) ? stored : empty;
  } catch {
    return empty;
  }
}

export function writeDraft(orderCode: string, draft: ReturnDraft): void {
  getSessionStorage().setItem(keyOf(orderCode), JSON.stringify(draft));
}

export const forgetDraft = (orderCode: string): void => getSessionStorage().removeItem(keyOf(orderCode));

const isDraft = (stored: unknown): stored is ReturnDraft =>
  typeof stored === 'object' && stored !== null && 'items' in stored && 'photos' in stored;

const faults: ReadonlySet<ReturnReason> = new Set(['damaged', 'wrongItem', 'missing']);
export const isFault = (reason: ReturnReason | undefined): boolean =>
  reason !== undefined && faults.has(reason);

/** Number of units of a line that can be returned or reported. */
export const maxQuantity = ({
  returnableQuantity,
  faultQuantity,
}: Pick<ReturnOptions['lines'][number], 'returnableQuantity' | 'faultQuantity'>): number =>
  returnableQuantity + faultQuantity;

/**
 * The part of a draft that the order still allows: unknown lines are dropped, quantities are lowered to what
 * can be returned, and a destination of the money that is not offered is forgotten. A single unit is chosen
 * from the start.
 */
export function possibleDraft(
  draft: ReturnDraft,
  { lines, refundTargets }: Pick<ReturnOptions, 'lines' | 'refundTargets'>,
): ReturnDraft {
  const open = lines.filter((line) => maxQuantity(line) > 0);
  const [only] = open;
  const chosen = open.flatMap((line): [string, DraftItem][] => {
    const item = draft.items[line.transactionId];
    const quantity = Math.min(item?.quantity ?? 0, maxQuantity(line));
    return item && quantity > 0 ? [[line.transactionId, { ...item, quantity }]] : [];
  });
  const items: [string, DraftItem][] =
    chosen.length === 0 && only && open.length === 1 && maxQuantity(only) === 1
      ? [[only.transactionId, { quantity: 1, comment: '' }]]
      : chosen;
  const [usual, another] = refundTargets;
  const isOffered = draft.refundTo !== undefined && refundTargets.includes(draft.refundTo);
  return {
    ...draft,
    items: Object.fromEntries(items),
    refundTo: isOffered ? draft.refundTo : another === undefined ? usual : undefined,
  };
}

/** The chosen units as the store expects them in a URL: `26112048770:2,26112048771:1`. */
export const toUnitsParam = ({ items }: Pick<ReturnDraft, 'items'>): string =>
  Object.entries(items)
    .map(([transactionId, { quantity }]) => `${transactionId}:${quantity}`)
    .join(',');

/** Whether an item has a fault, so that photos belong to the return. */
export const hasFault = (draft: Pick<ReturnDraft, 'items'>): boolean => reasonsOf(draft).some(isFault);

export const reasonsOf = ({ items }: Pick<ReturnDraft, 'items'>): (ReturnReason | undefined)[] =>
  Object.values(items).map(({ reason }) => reason);
