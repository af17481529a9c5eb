import { Icon } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ReactNode } from 'react';
import { Row, Content } from './CouponRow.styles.ts';
import {
  couponLines,
  couponLabels,
  type Coupon,
  type CouponState,
  type CouponLabels,
} from './couponLines.ts';

export type { Coupon, CouponState, CouponLabels };

export type CouponRowProps = {
  coupon: Coupon;
  /** A `notApplicable` coupon stays visible and shows its `reason`. */
  state: CouponState;
  /** Why the coupon does not apply: "Add ₹4,100 more to use it." */
  reason?: string;
  /** Terms of the coupon, shown below the other text: a sentence or a `Disclosure`. */
  conditions?: ReactNode;
  /** Whether the coupon is being applied or removed. */
  busy?: boolean;
  /**
   * Called with the coupon code when the shopper applies the coupon. Without this callback, the row has no
   * apply button.
   */
  onApply?: (code: string) => void;
  /**
   * Called with the coupon code when the shopper removes the coupon. For a `notApplicable` coupon, pass this
   * callback only if the bag contains the coupon.
   */
  onRemove?: (code: string) => void;
  /** `li` in a list of coupons. Default `div`. */
  as?: 'div' | 'li';
  labels?: CouponLabels;
};

/** A coupon with its code, saving, last day and one action [BAG-04]. */
export function CouponRow({
  coupon,
  state,
  reason,
  conditions,
  busy = false,
  onApply,
  onRemove,
  as,
  labels = couponLabels,
}: CouponRowProps) {
  const { offerCode: code, offerTitle } = coupon;
  const { saving, limits } = couponLines(coupon, state, labels);
  const isUnavailable = state === 'notApplicable';
  return (
    <Row as={as} data-state={state}>
      <span>{state === 'applied' && <Icon name="check" />}</span>
      <Content>
        <Text size="ui" weight="medium" translate="no">
          {code}
        </Text>
        {state !== 'applied' && offerTitle && (
          <Text size="sm" tone={isUnavailable ? 'inherit' : 'secondary'}>
            {offerTitle}
          </Text>
        )}
        {(saving || limits) && (
          <Text size="sm" tone={isUnavailable ? 'inherit' : 'secondary'} tabular>
            {saving && (
              <Text as="span" size="sm" tone="accent">
                {`${saving} `}
              </Text>
            )}
            {limits && <span>{limits}</span>}
          </Text>
        )}
        {isUnavailable && reason && (
          <Text size="sm" tone="primary">
            {reason}
          </Text>
        )}
        {conditions}
      </Content>
      <Action state={state} code={code} busy={busy} onApply={onApply} onRemove={onRemove} labels={labels} />
    </Row>
  );
}

type ActionProps = Pick<CouponRowProps, 'state' | 'onApply' | 'onRemove'> & {
  code: string;
  busy: boolean;
  labels: CouponLabels;
};

/**
 * The button of the row. Its accessible name includes the code, because a list has many buttons with the same
 * label. Ignores presses while busy.
 */
function Action({ state, code, busy, onApply, onRemove, labels }: ActionProps) {
  const isOn = state !== 'applicable';
  const act = isOn ? onRemove : onApply;
  if (!act) return null;
  const [verb, working] = isOn ? [labels.remove, labels.removing] : [labels.apply, labels.applying];
  const label = busy ? working : verb;
  return (
    <TextButton
      aria-label={labels.named(label, code)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) act(code);
      }}
    >
      {label}
    </TextButton>
  );
}
