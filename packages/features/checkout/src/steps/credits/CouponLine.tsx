import { copy } from './copy.ts';
import type { CreditModel } from './toCreditModel.ts';
import { ChoiceLine } from '../ChoiceLine.tsx';

export type CouponLineProps = {
  /** The coupon on the bag; undefined for none. */
  coupon: CreditModel['coupon'];
  busy: boolean;
  onShow: () => void;
};

/** Row of the coupon, with the reason when it does not apply, and a button to choose another. */
export function CouponLine({ coupon, busy, onShow }: CouponLineProps) {
  return (
    <ChoiceLine
      icon={coupon ? (coupon.isApplicable ? 'check' : 'warning') : 'plus'}
      title={coupon?.code ?? copy.coupon}
      note={coupon?.note ?? copy.noCoupon}
      action={coupon ? copy.change : copy.choose}
      label={coupon ? copy.changeCoupon : copy.chooseCoupon}
      busy={busy}
      onShow={onShow}
    />
  );
}
