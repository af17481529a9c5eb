import type { Cart } from '@luxe/contract/calls';
import { useToast } from '@luxe/ui/toast';
import { useEffect, useRef } from 'react';
import { actionCopy as copy } from '../actionCopy.ts';

/** Tells of gifts that come and go with what is done to the bag; what was there from the first look is seen there [BAG-12]. */
export function useGiftChanges(cart: Cart | undefined): void {
  const { show } = useToast();
  const known = useRef<readonly string[]>(undefined);
  const gifts = cart?.products.filter(({ isGiveAway }) => isGiveAway === 'Y').map(({ giftOf }) => giftOf);
  const now = gifts?.join('\n');
  useEffect(() => {
    if (now === undefined) return;
    const titles = now === '' ? [] : now.split('\n');
    const before = known.current;
    known.current = titles;
    if (!before) return;
    for (const title of titles)
      if (!before.includes(title)) show({ type: 'success', message: copy.giftCame(title) });
    for (const title of before)
      if (!titles.includes(title)) show({ type: 'warning', message: copy.giftLeft(title) });
  }, [now, show]);
}
