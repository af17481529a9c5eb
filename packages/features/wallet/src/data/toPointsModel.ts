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
  /** Spend on the way to the next tier; undefined at the highest. */
  progress: { label: string; percent: number; text: string } | undefined;
  spent: string;
  earn: string;
  tiers: readonly { term: string; value: string }[];
};

export type PointsModel = {
  points: string;
  /** What they can pay for. */
  value: string;
  pending: SomePoints | undefined;
  ending: SomePoints | undefined;
  /** Undefined for a customer outside the programme. */
  tier: TierModel | undefined;
};

export function toPointsModel(data: Points): PointsModel {
  const { points, endingNext, isMember } = data;
  return {
    points: formatCount(points),
    value: points === 0 ? copy.points.none : copy.points.value(formatPaise(rupeesToPaise(points))),
    pending: toPending(data),
    ending: endingNext
      ? { points: formatCount(endingNext.points), text: copy.points.useBy(formatDate(endingNext.lastDay)) }
      : undefined,
    tier: isMember ? toTier(data) : undefined,
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

function toTier({ tier, tiers, spent, yearEnds, spendPerPoint }: Points): TierModel {
  const next = tiers[tiers.findIndex((one) => one.tier === tier) + 1];
  const ends = formatDate(yearEnds);
  const missing = next
    ? formatPaise(rupeesToPaise(next.from.doubleValue) - rupeesToPaise(spent.doubleValue))
    : '';
  return {
    name: tier,
    next: next ? copy.points.next(missing, ends, next.tier) : copy.points.top,
    progress: next && {
      label: copy.points.progress(next.tier),
      percent: Math.floor((spent.doubleValue / next.from.doubleValue) * 100),
      text: `${formatPrice(spent)} / ${formatPrice(next.from)}`,
    },
    spent: copy.points.spent(formatPrice(spent), ends),
    earn: copy.points.earn(formatPrice(spendPerPoint)),
    tiers: tiers.map((one) => {
      const from = one.from.doubleValue === 0 ? copy.points.start : copy.points.from(formatPrice(one.from));
      return { term: one.tier, value: one.tier === tier ? `${from}, ${copy.points.yours}` : from };
    }),
  };
}
