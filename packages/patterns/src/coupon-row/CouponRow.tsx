import { Icon } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ReactNode } from 'react';
import { Row, Words } from './CouponRow.styles.ts';
import { couponLines, couponWords, type Coupon, type CouponState, type CouponWords } from './couponLines.ts';

export type { Coupon, CouponState, CouponWords };

export type CouponRowProps = {
  coupon: Coupon;
  /** `notApplicable` stays in sight and says why. */
  state: CouponState;
  /** Why it does not apply: "Add ₹4,100 more to use it." */
  reason?: string;
  /** Its terms, under the words: a sentence, or a `Disclosure`. */
  conditions?: ReactNode;
  /** It is being applied or removed. */
  busy?: boolean;
  /** Called with its code. Missing: the row has no button. */
  onApply?: (code: string) => void;
  /** Given to one that does not apply, it is on the bag all the same. */
  onRemove?: (code: string) => void;
  /** `li` in a list of coupons. Default `div`. */
  as?: 'div' | 'li';
  words?: CouponWords;
};

/** A coupon: code, what it saves, until when, and the one thing to do with it [BAG-04]. */
export function CouponRow({
  coupon,
  state,
  reason,
  conditions,
  busy = false,
  onApply,
  onRemove,
  as,
  words = couponWords,
}: CouponRowProps) {
  const { offerCode: code, offerTitle } = coupon;
  const { saving, limits } = couponLines(coupon, state, words);
  const isOut = state === 'notApplicable';
  return (
    <Row as={as} data-state={state}>
      <span>{state === 'applied' && <Icon name="check" />}</span>
      <Words>
        <Text size="ui" weight="medium" translate="no">
          {code}
        </Text>
        {state !== 'applied' && offerTitle && (
          <Text size="sm" tone={isOut ? 'inherit' : 'secondary'}>
            {offerTitle}
          </Text>
        )}
        {(saving || limits) && (
          <Text size="sm" tone={isOut ? 'inherit' : 'secondary'} tabular>
            {saving && (
              <Text as="span" size="sm" tone="accent">
                {`${saving} `}
              </Text>
            )}
            {limits && <span>{limits}</span>}
          </Text>
        )}
        {isOut && reason && (
          <Text size="sm" tone="primary">
            {reason}
          </Text>
        )}
        {conditions}
      </Words>
      <Action state={state} code={code} busy={busy} onApply={onApply} onRemove={onRemove} words={words} />
    </Row>
  );
}

type ActionProps = Pick<CouponRowProps, 'state' | 'onApply' | 'onRemove'> & {
  code: string;
  busy: boolean;
  words: CouponWords;
};

/** Says the code in its name: a list has many of one word. While it works it says so and does nothing. */
function Action({ state, code, busy, onApply, onRemove, words }: ActionProps) {
  const isOn = state !== 'applicable';
  const act = isOn ? onRemove : onApply;
  if (!act) return null;
  const [verb, working] = isOn ? [words.remove, words.removing] : [words.apply, words.applying];
  const shown = busy ? working : verb;
  return (
    <TextButton
      aria-label={words.named(shown, code)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) act(code);
      }}
    >
      {shown}
    </TextButton>
  );
}
