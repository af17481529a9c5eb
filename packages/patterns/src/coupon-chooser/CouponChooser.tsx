import type { Coupon } from '@luxe/contract/calls';
import { cleanCode } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { ErrorState } from '@luxe/ui/error-state';
import { Notice } from '@luxe/ui/notice';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { CouponRow } from '../coupon-row/CouponRow.tsx';
import { couponChooserCopy as copy } from './couponChooserCopy.ts';

export type CouponChooserProps = {
  /** `undefined` while loading. */
  coupons: readonly Coupon[] | undefined;
  failed: boolean;
  /** Code of the coupon applied to the bag. */
  applied: string | null;
  /** Resolves to an error message, or to `''` when the coupon is applied. */
  onApply: (code: string) => Promise<string>;
  /** Resolves to an error message, or to `''` when the coupon is removed. */
  onRemove: (code: string) => Promise<string>;
  onRetry: () => void;
};

/**
 * A field for a coupon code, and a list of coupons. Each coupon shows its saving or the reason why it does
 * not apply [BAG-04].
 */
export function CouponChooser({ coupons, failed, applied, onApply, onRemove, onRetry }: CouponChooserProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<{ where: 'field' | 'list'; message: string }>();

  async function apply(chosen: string, where: 'field' | 'list') {
    setBusy(chosen);
    setProblem(undefined);
    const message = await onApply(chosen);
    setBusy(undefined);
    if (message) setProblem({ where, message });
  }

  async function remove(chosen: string) {
    setBusy(chosen);
    setProblem(undefined);
    const message = await onRemove(chosen);
    setBusy(undefined);
    if (message) setProblem({ where: 'list', message });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = cleanCode(code);
    if (busy) return;
    if (typed) void apply(typed, 'field');
    else setProblem({ where: 'field', message: copy.missing });
  }

  return (
    <Stack gap={24}>
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
          <TextField
            label={copy.code}
            hint={copy.codeHint}
            value={code}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            error={problem?.where === 'field' ? problem.message : undefined}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button
            type="submit"
            emphasis="secondary"
            block
            busy={busy !== undefined && busy === cleanCode(code)}
            busyLabel={copy.applying}
          >
            {copy.apply}
          </Button>
        </Stack>
      </form>
      {problem?.where === 'list' && <Notice tone="error" live title={problem.message} />}
      <CouponList
        {...{ coupons, failed, applied, busy, onRetry }}
        onApply={(chosen) => void apply(chosen, 'list')}
        onRemove={(chosen) => void remove(chosen)}
      />
    </Stack>
  );
}

type CouponListProps = Pick<CouponChooserProps, 'coupons' | 'failed' | 'applied' | 'onRetry'> & {
  busy: string | undefined;
  onApply: (code: string) => void;
  onRemove: (code: string) => void;
};

function CouponList({ coupons, failed, applied, busy, onApply, onRemove, onRetry }: CouponListProps) {
  if (!coupons && failed)
    return (
      <ErrorState title={copy.failedTitle} onRetry={onRetry}>
        {copy.failed}
      </ErrorState>
    );
  if (!coupons) return <Skeleton shape="text" lines={6} />;
  if (coupons.length === 0) return <Text tone="secondary">{copy.none}</Text>;
  return (
    <ul role="list" aria-label={copy.list}>
      {coupons.map((coupon) => {
        const isApplied = coupon.offerCode === applied;
        return (
          <CouponRow
            key={coupon.offerCode}
            as="li"
            coupon={coupon}
            state={coupon.isApplicable ? (isApplied ? 'applied' : 'applicable') : 'notApplicable'}
            reason={coupon.reason}
            busy={busy === coupon.offerCode}
            onApply={onApply}
            {...(isApplied && { onRemove })}
          />
        );
      })}
    </ul>
  );
}
