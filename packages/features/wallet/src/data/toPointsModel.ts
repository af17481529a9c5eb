import type { CallResponse } from '@luxe/contract/calls';
import { formatCount, formatDate, formatPaise, rupeesToPaise } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { copy } from './copy.ts';

type Points = CallResponse<'loyaltyPoints'>;

/** A number of points and a sentence about them. */
type SomePoints = { points: string; text: string };

export type TierModel = {
  name: string;
  /** What the next tier needs. */
  next: string;
  spent: string;
  /** What the programme gives; empty while orders earn nothing. */
  benefits: readonly { term: string; value: string }[];
  /** Tiers with what a year needs, for a list. */
  tiers: readonly { term: string; value: string }[];
  /** The same tiers with short notes, for a line. */
  levels: readonly { key: string; title: string; note: string }[];
};

export type PointsModel = {
  points: string;
  /** What they can pay for. */
  value: string;
  pending: SomePoints | undefined;
  ending: SomePoints | undefined;
  /** Undefined for a customer outside the programme, and while it has no tiers. */
  tier: TierModel | undefined;
};

/** What the shop's programme has. */
type Programme = { hasTiers: boolean; hasEarnings: boolean };

export function toPointsModel(data: Points, { hasTiers, hasEarnings }: Programme): PointsModel {
  const { points, endingNext, isMember } = data;
  return {
    points: formatCount(points),
    value: points === 0 ? copy.points.none : copy.points.value(formatPaise(rupeesToPaise(points))),
    pending: toPending(data),
    ending: endingNext
      ? { points: formatCount(endingNext.points), text: copy.points.useBy(formatDate(endingNext.lastDay)) }
      : undefined,
    tier: isMember && hasTiers ? toTier(data, hasEarnings) : undefined,
  };
}

function toPending({ pending }: Points): SomePoints | undefined {
  const [first, ...others] = pending;
  if (!first) return undefined;
  const points = formatCount(pending.reduce((sum, one) => sum + one.points, 0));
  const { arrivesOn, orderRefNo } = first;
  if (others.length > 0) return { points, text: copy.points.afterOrders(pending.length) };
  return {
    points,
    text:
      arrivesOn === null
        ? copy.points.afterDelivery(orderRefNo)
        : copy.points.arrives(formatDate(arrivesOn), orderRefNo),
  };
}

function toTier({ tier, tiers, spent, yearEnds, spendPerPoint }: Points, hasEarnings: boolean): TierModel {
  const next = tiers[tiers.findIndex((one) => one.tier === tier) + 1];
  const ends = formatDate(yearEnds);
  const missing = next
    ? formatPaise(rupeesToPaise(next.from.doubleValue) - rupeesToPaise(spent.doubleValue))
    : '';
  return {
    name: tier,
    next: next ? copy.points.next(missing, ends, next.tier) : copy.points.top,
    spent: copy.points.spent(formatPrice(spent), ends),
    benefits: hasEarnings ? copy.points.benefits(formatPrice(spendPerPoint)) : [],
    levels: tiers.map((one) => ({
      key: one.tier,
      title: one.tier,
      note: one.from.doubleValue === 0 ? copy.points.startShort : formatPrice(one.from),
    })),
    tiers: tiers.map((one) => {
      const from = one.from.doubleValue === 0 ? copy.points.start : copy.points.from(formatPrice(one.from));
      return { term: one.tier, value: one.tier === tier ? `${from}, ${copy.points.yours}` : from };
    }),
  };
}
