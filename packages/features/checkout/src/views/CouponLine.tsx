import { creditCopy as copy } from '../creditCopy.ts';
import type { CreditModel } from '../data/toCreditModel.ts';
import { ChoiceLine } from './ChoiceLine.tsx';

export type CouponLineProps = {
  /** The one on the bag; undefined where there is none. */
  coupon: CreditModel['coupon'];
  busy: boolean;
  onShow: () => void;
};

/** The coupon on the bag and the way to the others; one that does not count says why. */
export function CouponLine({ coupon, busy, onShow }: CouponLineProps) {
  return (
    <ChoiceLine
      icon={coupon ? (coupon.isApplicable ? 'check' : 'warning') : 'plus'}
      title={coupon?.code ?? copy.coupon}
      words={coupon?.words ?? copy.noCoupon}
      action={coupon ? copy.change : copy.choose}
      label={coupon ? copy.changeCoupon : copy.chooseCoupon}
      busy={busy}
      onShow={onShow}
    />
  );
}
