import { current } from '@luxe/contract/calls';
import { CouponDrawer, type CouponDrawerProps } from '@luxe/patterns/coupon-drawer';
import { useCall } from '@luxe/resources';

export type CouponsProps = Pick<CouponDrawerProps, 'applied' | 'onApply' | 'onRemove' | 'onClose'>;

/** Drawer with the coupons that the store offers for the bag [BAG-04]. */
export function Coupons(drawer: CouponsProps) {
  const { data, error, retry } = useCall(
    'bagCoupons',
    { params: { user: current, cart: current }, query: {} },
    { renew: true },
  );
  return (
    <CouponDrawer
      {...drawer}
      coupons={data?.coupons}
      failed={error !== undefined}
      onRetry={() => void retry()}
    />
  );
}
