import type { BagResource, Outcome } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { saveExternalParams, parseCartLink, takeExternalParam } from './externalParams.ts';

interface UseExternalParamsOptions {
  readonly bag: BagResource;
  readonly applyCoupon: (code: string) => Promise<Outcome>;
  readonly showFailure: (failure: { toast?: string | undefined }) => void;
}

/**
 * Applies the items and the coupon of a link from another site, each of them once [BAG-10]. A coupon is
 * applied only after the bag has items.
 */
export function useExternalParams(options: UseExternalParamsOptions): void {
  const latest = useRef(options);
  latest.current = options;
  const { status, cart, isSettling } = options.bag;
  const hasLines = !isSettling && (cart?.products.length ?? 0) > 0;

  useEffect(() => {
    if (status !== 'ready') return;
    saveExternalParams();
    for (const request of parseCartLink(takeExternalParam('externalCartLink') ?? ''))
      void latest.current.bag.addToBag(request).then((outcome) => {
        if (!outcome.ok) latest.current.showFailure(outcome);
      });
  }, [status]);

  useEffect(() => {
    if (!hasLines) return;
    const code = takeExternalParam('externalCoupon');
    if (code)
      void latest.current.applyCoupon(code).then((outcome) => {
        if (!outcome.ok) latest.current.showFailure(outcome);
      });
  }, [hasLines]);
}
