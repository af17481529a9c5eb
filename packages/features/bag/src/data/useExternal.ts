import type { BagResource, Outcome } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { keepExternal, piecesOfLink, takeExternal } from './external.ts';

interface ExternalOptions {
  readonly bag: BagResource;
  readonly applyCoupon: (code: string) => Promise<Outcome>;
  readonly tell: (failure: { toast?: string | undefined }) => void;
}

/** Applies a cart link and a coupon that came from elsewhere, once each [BAG-10]. A coupon waits until there is something in the bag. */
export function useExternal(options: ExternalOptions): void {
  const now = useRef(options);
  now.current = options;
  const { status, cart, isSettling } = options.bag;
  const hasPieces = !isSettling && (cart?.products.length ?? 0) > 0;

  useEffect(() => {
    if (status !== 'ready') return;
    keepExternal();
    for (const piece of piecesOfLink(takeExternal('externalCartLink') ?? ''))
      void now.current.bag.addToBag(piece).then((outcome) => {
        if (!outcome.ok) now.current.tell(outcome);
      });
  }, [status]);

  useEffect(() => {
    if (!hasPieces) return;
    const code = takeExternal('externalCoupon');
    if (code)
      void now.current.applyCoupon(code).then((outcome) => {
        if (!outcome.ok) now.current.tell(outcome);
      });
  }, [hasPieces]);
}
