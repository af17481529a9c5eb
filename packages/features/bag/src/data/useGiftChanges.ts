import type { Cart } from '@luxe/contract/calls';
import { useToast } from '@luxe/ui/toast';
import { useEffect, useRef } from 'react';
import { actionCopy as copy } from './actionCopy.ts';

/**
 * Shows a toast when a change to the bag adds or removes a gift [BAG-12]. Gifts that are present at first
 * load are not announced.
 */
export function useGiftChanges(cart: Cart | undefined): void {
  const { show } = useToast();
  const known = useRef<readonly string[]>(undefined);
  const gifts = cart?.products.filter(({ isGiveAway }) => isGiveAway === 'Y').map(({ giftOf }) => giftOf);
  const giftTitles = gifts?.join('\n');
  useEffect(() => {
    if (giftTitles === undefined) return;
    const titles = giftTitles === '' ? [] : giftTitles.split('\n');
    const before = known.current;
    known.current = titles;
    if (!before) return;
    for (const title of titles)
      if (!before.includes(title)) show({ type: 'success', message: copy.giftAdded(title) });
    for (const title of before)
      if (!titles.includes(title)) show({ type: 'warning', message: copy.giftRemoved(title) });
  }, [giftTitles, show]);
}
