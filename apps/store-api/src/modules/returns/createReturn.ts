import type { Clock } from '@luxe/host';
import type { CallBody } from '@luxe/contract/calls';
import { indianDay, indianDayAfter } from '@luxe/format';
import { runOnce, type IdempotentRequest } from '../../db/idempotency.ts';
import type { Database } from '../../db/database.ts';
import type { OrderAddress, RefundTarget, ReturnKind, ReturnReason } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { newCode } from '../../secrets/tokens.ts';
import { findAddress } from '../address/repository.ts';
import { toSnapshot } from '../address/service.ts';
import { currentLines } from '../fulfilment/endUnits.ts';
import { lockPlaced } from '../fulfilment/moveParcel.ts';
import { queueMail } from '../mail/queueMail.ts';
import { moveUnits } from '../order/moveUnits.ts';
import { numberOf } from '../order/number.ts';
import type { StoredLine, StoredUnit } from '../order/deliveriesOf.ts';
import { findOrder, type StoredOrder } from '../order/repository.ts';
import { faultUnits, replaceableUnits, returnableUnits } from '../order/returnable.ts';
import { isReplacementOnly, readReturnPolicies, type ReturnPolicies } from '../policy/returnPolicies.ts';
import { encryptBank } from '../refund/bankAccount.ts';
import type { Policy } from '../policy/policyValues.ts';
import { pickupDays } from './pickupDays.ts';
import { hasChoice, readChoices, type ReplacementChoice } from './replacementChoices.ts';
import { addReturn, claimPhotos, findStore, nextReturnNumber, type StoredReturn } from './repository.ts';
import { addReplacements, takeUnits } from './reserveUnits.ts';

export interface ReturnParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Encrypts bank accounts. */
  readonly encryption: Encryption;
  readonly policy: Pick<Policy, 'returnTravelDays'>;
}

type Body = Required<Pick<CallBody<'createReturn'>, 'kind' | 'units' | 'photos' | 'method' | 'refundTo'>> &
  Pick<CallBody<'createReturn'>, 'pickup' | 'storeId' | 'bank'>;

interface ChosenUnit {
  readonly line: StoredLine;
  readonly unit: StoredUnit;
  readonly reason: ReturnReason;
  readonly comment: string;
  /** What the shopper gets instead; undefined for a refund. */
  readonly choice: ReplacementChoice | undefined;
}

const faults: ReadonlySet<ReturnReason> = new Set(['damaged', 'wrongItem', 'missing']);

/**
 * Requests the return or the replacement of units of an order, once per idempotency key. The units of a
 * replacement are reserved at once. Throws, without changes, for units that cannot come back, for a method or
 * a destination of the money that is not possible, and for a replacement without enough stock.
 */
export async function createReturn(
  { db, clock, encryption, policy }: ReturnParts,
  customerId: number,
  orderId: string,
  body: Body,
  idempotency: Pick<IdempotentRequest, 'key' | 'requestHash'>,
): Promise<{ returnId: number }> {
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    if (!(await findOrder(tx, customerId, orderId))) throw domainError('orderNotFound');
    const order = await lockPlaced(tx, orderId);
    const lines = await currentLines(tx, orderId);
    const chosen = chooseUnits(lines, body.units, {
      kind: body.kind,
      policies: await readReturnPolicies(tx),
      choicesOf: await readChoices(tx, lines),
      today: indianDay(now),
    });
    checkFaults(chosen, body);
    // A bank account is not stored for a difference or a fallback that may never come.
    const targets = body.kind === 'refund' ? refundTargets(order) : [replacementTarget(order)];
    if (!targets.includes(body.refundTo)) throw domainError('refundTargetImpossible');
    const returnId = await addReturn(
      tx,
      {
        code: numberOf('RT', await nextReturnNumber(tx), now),
        ...{
          customerId,
          orderId,
          kind: body.kind,
          method: body.method,
          refundTo: body.refundTo,
          createdAt: now,
        },
        ...(await methodOf(tx, customerId, body, now)),
        ...bankValues(body, encryption),
        handOverBy: indianDayAfter(now, policy.returnTravelDays),
      },
      chosen.map(({ unit, reason, comment }) => ({ unitId: unit.id, reason, comment })),
    );
    await reserve(tx, returnId, chosen, now);
    if ((await claimPhotos(tx, customerId, body.photos, returnId)) !== new Set(body.photos).size)
      throw domainError('photoUnknown');
    await moveUnits(
      tx,
      chosen.map(({ unit }) => unit),
      { to: 'returnRequested', actor: 'shopper', at: now },
    );
    await queueMail(tx, { mail: 'returnAccepted', orderId, ids: [returnId] }, now);
    return { returnId };
  });
}

/** Where the money of an order can go, the usual choice first. Credits always go back as they were. */
export const refundTargets = ({ paymentMode, payablePaise }: StoredOrder): RefundTarget[] => {
  if (payablePaise === 0) return ['source'];
  return [paymentMode === 'COD' ? 'bank' : 'source', 'cliq-cash'];
};

/** Where the money of a replacement goes, when it costs less or cannot be sent. */
const replacementTarget = (order: StoredOrder): RefundTarget =>
  order.paymentMode === 'COD' && order.payablePaise > 0 ? 'cliq-cash' : 'source';

/** Takes the stock of what the shopper gets instead. */
async function reserve(
  tx: Database,
  returnId: number,
  chosen: readonly ChosenUnit[],
  now: Date,
): Promise<void> {
  const rows = chosen.flatMap(({ unit, choice }) =>
    choice ? [{ unitId: unit.id, ussid: choice.ussid, choice }] : [],
  );
  if (rows.length === 0) return;
  const nameOfOffer = (ussid: string) => {
    const found = chosen.find(({ choice }) => choice?.ussid === ussid);
    return found?.choice ? variantName(found.line, found.choice) : '';
  };
  await takeUnits(tx, rows, now, (ussid, stock) =>
    domainError('replacementSoldOut', nameOfOffer(ussid), stock),
  );
  await addReplacements(
    tx,
    rows.map(({ unitId, ussid, choice }) => ({
      ...{ returnId, unitId, ussid, priceDropPaise: choice.dropPaise },
      status: 'reserved' as const,
    })),
  );
}

/** Name of a variant in a sentence: `Warden Tote, Oxblood, M`. */
const variantName = ({ snapshot }: StoredLine, { color, size }: ReplacementChoice): string =>
  [snapshot.productName, color, size].filter(Boolean).join(', ');

/** What decides which units of an order can come back. */
export interface ReturnRules {
  readonly kind: ReturnKind;
  readonly policies: ReturnPolicies;
  readonly choicesOf: (line: StoredLine) => ReplacementChoice[];
  readonly today: string;
}

/**
 * Units of a line that can be refunded. An item with the policy "Replacement Only" is refunded only when
 * nothing can replace it, whatever the reason is [ORD-08].
 */
export function refundableUnits(
  line: StoredLine,
  { policies, choicesOf, today }: Omit<ReturnRules, 'kind'>,
): StoredUnit[] {
  if (!isReplacementOnly(policies, line.snapshot.returnPolicy)) return returnableUnits(line, policies, today);
  return hasChoice(choicesOf(line)) ? [] : replaceableUnits(line, policies, today);
}

/** The units of a return. Throws for an unknown line, and for more units than can be returned. */
export function chooseUnits(
  lines: readonly StoredLine[],
  wanted: readonly {
    readonly transactionId: string;
    readonly quantity: number;
    readonly reason?: ReturnReason;
    readonly comment?: string | undefined;
    readonly replaceWith?: string | undefined;
  }[],
  rules: ReturnRules,
): ChosenUnit[] {
  const { kind } = rules;
  const taken = new Set<number>();
  return wanted.flatMap(({ transactionId, quantity, reason = 'changedMind', comment = '', replaceWith }) => {
    const line = lines.find((one) => one.transactionId === transactionId);
    if (!line) throw domainError('orderLineUnknown');
    const possible = possibleUnits(line, reason, rules);
    const free = possible.filter(({ id }) => !taken.has(id));
    if (quantity > free.length) throw shortageError(line, possible.length, rules);
    const choice = kind === 'replacement' ? chooseOffer(line, replaceWith, rules) : undefined;
    return free.slice(0, quantity).map((unit) => {
      taken.add(unit.id);
      return { line, unit, reason, comment, choice };
    });
  });
}

function possibleUnits(line: StoredLine, reason: ReturnReason, rules: ReturnRules): StoredUnit[] {
  const { kind, policies, today } = rules;
  if (kind === 'replacement') return replaceableUnits(line, policies, today);
  const usual = refundableUnits(line, rules);
  const isFaultRefunded = faults.has(reason) && !isReplacementOnly(policies, line.snapshot.returnPolicy);
  return isFaultRefunded ? union(usual, faultUnits(line, today)) : usual;
}

/** Why fewer units of a line can come back than the shopper wants. */
function shortageError(line: StoredLine, count: number, rules: ReturnRules): Error {
  const { kind, policies, today } = rules;
  const { productName } = line.snapshot;
  if (kind === 'replacement') return domainError('cannotReplace', productName, count);
  if (count === 0 && replaceableUnits(line, policies, today).length > 0 && hasChoice(rules.choicesOf(line)))
    return domainError('refundNotOffered', productName);
  return count === 0 && faultUnits(line, today).length > 0
    ? domainError('faultNotReportable', productName)
    : domainError('cannotReturn', productName, count);
}

/** The offer that a shopper has chosen instead of units of a line. */
function chooseOffer(
  line: StoredLine,
  ussid: string | undefined,
  { choicesOf }: ReturnRules,
): ReplacementChoice {
  const choice = choicesOf(line).find((one) => one.ussid === ussid);
  if (!choice) throw domainError('replacementNotChosen');
  if (choice.obstacle === 'costsMore') throw domainError('replacementImpossible', variantName(line, choice));
  if (choice.obstacle === 'soldOut') throw domainError('replacementSoldOut', variantName(line, choice), 0);
  return choice;
}

const union = (some: readonly StoredUnit[], others: readonly StoredUnit[]): StoredUnit[] => [
  ...some,
  ...others.filter(({ id }) => !some.some((unit) => unit.id === id)),
];

/** A missing item cannot come back, and a fault that can be seen needs a photo. */
function checkFaults(chosen: readonly ChosenUnit[], { method, photos }: Body): void {
  const reasons = new Set(chosen.map(({ reason }) => reason));
  if (reasons.has('missing') && reasons.size > 1) throw domainError('missingItemAlone');
  if (reasons.has('missing') !== (method === 'nothing')) throw domainError('returnMethodNotChosen');
  if ((reasons.has('damaged') || reasons.has('wrongItem')) && photos.length === 0)
    throw domainError('photoMissing');
}

interface Method {
  readonly pickupAddress?: OrderAddress;
  readonly pickupDay?: string;
  readonly pickupSlot?: NonNullable<StoredReturn['pickupSlot']>;
  readonly storeId?: string;
  readonly dropCode?: string;
}

/** The details of a return's method [ORD-06]. */
async function methodOf(
  tx: Database,
  customerId: number,
  { method, pickup, storeId }: Body,
  now: Date,
): Promise<Method> {
  if (method === 'quickDrop') {
    const store = storeId === undefined ? undefined : await findStore(tx, storeId);
    if (!store) throw domainError('storeNotChosen');
    return { storeId: store.id, dropCode: newCode() };
  }
  if (method !== 'schedulePickup') return {};
  if (!pickup) throw domainError('returnMethodNotChosen');
  const address = await findAddress(tx, customerId, pickup.addressId);
  if (!address) throw domainError('unknownAddress');
  const days = await pickupDays(tx, address.postalCode, now);
  if (!days.some(({ day, isAvailable }) => day === pickup.day && isAvailable))
    throw domainError('pickupImpossible');
  return { pickupAddress: toSnapshot(address), pickupDay: pickup.day, pickupSlot: pickup.slot };
}

/** The encrypted bank account. Throws without one, and for an IFSC that no branch has. */
function bankValues({ refundTo, bank }: Body, encryption: Encryption) {
  if (refundTo !== 'bank') return {};
  if (!bank) throw domainError('bankMissing');
  return encryptBank(bank, encryption);
}
