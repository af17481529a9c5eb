import { Icon } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { creditCopy as copy } from '../creditCopy.ts';
import type { CreditModel } from '../data/toCreditModel.ts';
import { Line } from './CreditStep.styles.ts';

export type CouponLineProps = {
  /** The one on the bag; undefined where there is none. */
  coupon: CreditModel['coupon'];
  busy: boolean;
  onShow: () => void;
};

/** The coupon on the bag and the way to the others; one that does not count says why. */
export function CouponLine({ coupon, busy, onShow }: CouponLineProps) {
  return (
    <Line>
      <Icon name={coupon ? (coupon.isApplicable ? 'check' : 'warning') : 'plus'} />
      <div>
        <Text size="ui">{coupon?.code ?? copy.coupon}</Text>
        <Text size="sm" tone="secondary" tabular>
          {coupon?.words ?? copy.noCoupon}
        </Text>
      </div>
      <TextButton
        aria-haspopup="dialog"
        aria-label={coupon ? copy.changeCoupon : copy.chooseCoupon}
        aria-busy={busy || undefined}
        onClick={onShow}
      >
        {coupon ? copy.change : copy.choose}
      </TextButton>
    </Line>
  );
}
