import type { CallBody, DropStore, ReturnOptions } from '@luxe/contract/calls';
import { getSessionStorage } from '@luxe/resources';

type Body = CallBody<'createReturn'>;
export type ReturnReason = Body['units'][number]['reason'];
export type ReturnKind = NonNullable<Body['kind']>;
export type ReturnMethod = Body['method'];
export type RefundTarget = Body['refundTo'];
export type PickupSlot = NonNullable<Body['pickup']>['slot'];

/** What the shopper has chosen for one line of the order. */
export interface DraftItem {
  readonly quantity: number;
  readonly reason?: ReturnReason | undefined;
  readonly comment: string;
  /** USSID of what the shopper gets instead. */
  readonly replaceWith?: string | undefined;
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
  /** What the shopper gets; undefined until they have chosen. */
  readonly kind?: ReturnKind | undefined;
  /** Whether the shopper has started a replacement, so that only items for it are offered. */
  readonly isStartedAsReplacement?: boolean | undefined;
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

/** A line of an order with what can be done with it. */
export type OptionLine = ReturnOptions['lines'][number];
type Quantities = Pick<OptionLine, 'returnableQuantity' | 'faultQuantity' | 'replaceableQuantity'>;

/** Number of units of a line that can be returned, replaced or reported; or only replaced. */
export const maxQuantity = (
  { returnableQuantity, faultQuantity, replaceableQuantity }: Quantities,
  isReplacement = false,
): number =>
  isReplacement ? replaceableQuantity : Math.max(returnableQuantity + faultQuantity, replaceableQuantity);

/** What `quantity` units of a line can be replaced with. */
export const possibleChoices = ({ choices }: Pick<OptionLine, 'choices'>, quantity: number) =>
  choices.filter(({ obstacle, stock }) => obstacle === '' && stock >= quantity);

/** What the shopper can ask for, for all chosen items together. Empty when the items need two requests. */
export function kindsOf(
  { items, isStartedAsReplacement = false }: Pick<ReturnDraft, 'items' | 'isStartedAsReplacement'>,
  { lines }: Pick<ReturnOptions, 'lines'>,
): ReturnKind[] {
  const chosen = Object.entries(items).flatMap(([transactionId, item]) => {
    const line = lines.find((one) => one.transactionId === transactionId);
    return line ? [{ line, item }] : [];
  });
  const canRefund = chosen.every(({ line, item: { quantity, reason } }) => {
    const isReported = reason === undefined || isFault(reason);
    return quantity <= line.returnableQuantity + (isReported ? line.faultQuantity : 0);
  });
  const canReplace = chosen.every(
    ({ line, item: { quantity } }) =>
      quantity <= line.replaceableQuantity && possibleChoices(line, quantity).length > 0,
  );
  return [
    ...(canReplace ? (['replacement'] as const) : []),
    ...(canRefund && !isStartedAsReplacement ? (['refund'] as const) : []),
  ];
}

/**
 * The part of a draft that the order still allows: unknown lines are dropped, quantities are lowered to what
 * can come back, and what is not offered any more is forgotten. A single unit is chosen from the start.
 */
export function possibleDraft(
  draft: ReturnDraft,
  { lines, refundTargets }: Pick<ReturnOptions, 'lines' | 'refundTargets'>,
): ReturnDraft {
  const most = (line: OptionLine) => maxQuantity(line, draft.isStartedAsReplacement);
  const open = lines.filter((line) => most(line) > 0);
  const [only] = open;
  const chosen = open.flatMap((line): [string, DraftItem][] => {
    const item = draft.items[line.transactionId];
    const quantity = Math.min(item?.quantity ?? 0, most(line));
    return item && quantity > 0
      ? [[line.transactionId, { ...item, quantity, replaceWith: choiceOf(line, item, quantity) }]]
      : [];
  });
  const items: [string, DraftItem][] =
    chosen.length === 0 && only && open.length === 1 && most(only) === 1
      ? [[only.transactionId, { quantity: 1, comment: '', replaceWith: choiceOf(only, {}, 1) }]]
      : chosen;
  const [usual, another] = refundTargets;
  const isOffered = draft.refundTo !== undefined && refundTargets.includes(draft.refundTo);
  const [kind, otherKind] = kindsOf({ ...draft, items: Object.fromEntries(items) }, { lines });
  const isKindOffered = draft.kind !== undefined && (draft.kind === kind || draft.kind === otherKind);
  return {
    ...draft,
    items: Object.fromEntries(items),
    kind: isKindOffered ? draft.kind : otherKind === undefined ? kind : undefined,
    refundTo: isOffered ? draft.refundTo : another === undefined ? usual : undefined,
  };
}

/** The chosen variant of an item while it is possible. A single possible one is chosen from the start. */
function choiceOf(
  line: OptionLine,
  { replaceWith }: Pick<DraftItem, 'replaceWith'>,
  quantity: number,
): string | undefined {
  const possible = possibleChoices(line, quantity).map(({ USSID }) => USSID);
  if (replaceWith !== undefined && possible.includes(replaceWith)) return replaceWith;
  return possible.length === 1 ? possible[0] : undefined;
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
