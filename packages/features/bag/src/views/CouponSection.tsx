import type { Coupon } from '@luxe/contract/calls';
import type { CouponRowProps } from '@luxe/patterns/coupon-row';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { Skeleton } from '@luxe/ui/skeleton';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useState } from 'react';
import { copy } from '../data/copy.ts';

/** The row that shows the applied coupon. It loads on demand, because most bags have no coupon. */
const CouponRow = lazyPart<CouponRowProps>(
  () => import('@luxe/patterns/coupon-row').then((module) => module.CouponRow),
  () => null,
);

export type CouponSectionProps = {
  /** The coupon on the bag, even if it does not apply at present; null for none. */
  coupon: Coupon | null;
  onShow: () => void;
  /** Preloads the coupon list. */
  onPrepare?: (() => void) | undefined;
  /** Resolves when the removal has finished. */
  onRemove: (code: string) => Promise<unknown>;
};

/** The coupon of the bag and the button that opens the coupon list [BAG-04]. */
export function CouponSection({ coupon, onShow, onPrepare, onRemove }: CouponSectionProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Stack gap={16}>
      <Stack direction="row" justify="between" align="baseline">
        <Heading level={2} size="label">
          {copy.coupon}
        </Heading>
        <TextButton
          aria-haspopup="dialog"
          aria-label={copy.viewAllName}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onShow}
        >
          {copy.viewAll}
        </TextButton>
      </Stack>
      {coupon ? (
        <Suspense fallback={<Skeleton shape="text" lines={3} />}>
          <CouponRow
            coupon={coupon}
            state={coupon.isApplicable ? 'applied' : 'notApplicable'}
            reason={coupon.reason}
            busy={isBusy}
            onRemove={(code) => {
              setBusy(true);
              void onRemove(code).finally(() => setBusy(false));
            }}
          />
        </Suspense>
      ) : (
        <Divider />
      )}
    </Stack>
  );
}
