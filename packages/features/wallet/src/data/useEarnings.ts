import type { CallBody, CallResponse } from '@luxe/contract/calls';
import { loyaltyProgramme, loyaltyTiers, nonMember } from '@luxe/contract/loyalty-tiers';
import type { Paise } from '@luxe/format';
import { readStored, useCall, useSession, writeStored } from '@luxe/resources';
import { useEffect } from 'react';
import { toEarnedPoints, toEarnText } from './toEarnText.ts';

type Body = CallBody<'loyaltySimulation'>;

/** Most items of one simulation. */
const maxItems = 100;

/**
 * What a purchase earns, as a sentence; empty while unknown, for nothing, and for a shopper outside a
 * programme that nothing lets them join (`canJoin`). Stores the simulation as
 * `loyaltyEarnings` [ACC-08, DAT-01].
 */
export function useEarnings(ussids: readonly string[], payable: Paise | undefined, canJoin: boolean): string {
  const { status } = useSession();
  const isAsked = status !== 'unknown' && ussids.length > 0;
  const { data: latest, isPrevious } = useCall(
    'loyaltySimulation',
    isAsked ? { body: toBody(ussids) } : null,
    { renew: true, keepPreviousData: true },
  );
  // An amount to pay needs only the rate, which an earlier answer has too. The points of other items are not
  // those of these items.
  const data = isAsked && (payable !== undefined || !isPrevious) ? latest : undefined;
  const points = data ? toEarnedPoints(data, payable) : 0;
  useEffect(() => {
    if (data && !isPrevious) writeStored('loyaltyEarnings', toStored(data, points));
  }, [data, isPrevious, points]);
  const isMember = data?.isMember && status === 'customer';
  return isMember || canJoin ? toEarnText(points, isMember === true) : '';
}

/** The payload of the specification. The session boundary sets source and tier by the journey [ACC-17]. */
function toBody(ussids: readonly string[]): Body {
  const { tier, status } = (readStored('neupassInfo') ?? {}) as { tier?: unknown; status?: unknown };
  return {
    neuPassTier: loyaltyTiers.find((one) => one === tier) ?? nonMember,
    source: 'tcl',
    neuPassStatus: status === 'ACTIVE' || status === 'INACTIVE' ? status : '',
    items: [...new Set(ussids)]
      .slice(0, maxItems)
      .map((itemCode) => ({ itemCode, programId: loyaltyProgramme, tier: 'Base' })),
  };
}

const toStored = ({ isMember, items }: CallResponse<'loyaltySimulation'>, points: number) => ({
  points,
  isMember,
  items,
});
