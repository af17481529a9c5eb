import type { BagResource, Outcome } from '@luxe/resources';
import { useEffect } from 'react';
import { useBagScreen } from './data/useBagScreen.ts';
import { useExternalParams } from './data/useExternalParams.ts';
import { useGiftChanges } from './data/useGiftChanges.ts';
import { useReplaceable } from './data/useReplaceable.ts';

export type BagEffectsProps = {
  bag: BagResource;
  applyCoupon: (code: string) => Promise<Outcome>;
  showFailure: (failure: { toast?: string | undefined }) => void;
  /**
   * Called with a map from the USSID of each offer to whether the item can be replaced after delivery
   * [BAG-11].
   */
  onReplaceable: (replaceable: ReadonlyMap<string, boolean>) => void;
};

/**
 * Runs the effects of an open bag page. They announce changed gifts, apply the parameters of external links,
 * track the screen, and load which items can be replaced. The first paint does not need these effects, so
 * they load later. Renders nothing.
 */
export function BagEffects({ bag, applyCoupon, showFailure, onReplaceable }: BagEffectsProps) {
  const replaceable = useReplaceable(bag.cart);
  useEffect(() => {
    if (replaceable) onReplaceable(replaceable);
  }, [onReplaceable, replaceable]);
  useGiftChanges(bag.cart);
  useBagScreen(bag.cart);
  useExternalParams({ bag, applyCoupon, showFailure });
  return null;
}
