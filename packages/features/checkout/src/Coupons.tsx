import { current } from '@luxe/contract/calls';
import { CouponDrawer, type CouponDrawerProps } from '@luxe/patterns/coupon-drawer';
import { useCall } from '@luxe/resources';
import type { CartName } from './data/cart.ts';

export type CouponsProps = Pick<CouponDrawerProps, 'applied' | 'onApply' | 'onRemove' | 'onClose'> & {
  cart: CartName;
};

/** Drawer with the coupons of the cart. */
export function Coupons({ cart, ...drawer }: CouponsProps) {
  const { data, error, retry } = useCall(
    'bagCoupons',
    { params: { user: current, cart }, query: {} },
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
