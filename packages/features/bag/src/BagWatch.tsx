import type { BagResource, Outcome } from '@luxe/resources';
import { useEffect } from 'react';
import { useExternal } from './data/useExternal.ts';
import { useGiftChanges } from './data/useGiftChanges.ts';
import { useReplaceable } from './data/useReplaceable.ts';

export type BagWatchProps = {
  bag: BagResource;
  applyCoupon: (code: string) => Promise<Outcome>;
  tell: (failure: { toast?: string | undefined }) => void;
  /** By offer: whether it can be exchanged later. */
  onReplaceable: (replaceable: ReadonlyMap<string, boolean>) => void;
};

/** What goes on beside a bag while it is looked at, and can come after it: gifts that change, links from elsewhere, what can be exchanged. */
export function BagWatch({ bag, applyCoupon, tell, onReplaceable }: BagWatchProps) {
  const replaceable = useReplaceable(bag.cart);
  useEffect(() => {
    if (replaceable) onReplaceable(replaceable);
  }, [onReplaceable, replaceable]);
  useGiftChanges(bag.cart);
  useExternal({ bag, applyCoupon, tell });
  return null;
}
