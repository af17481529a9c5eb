import { formatPaise, type Paise } from '@luxe/format';
import { TotalBar } from '@luxe/patterns/total-bar';
import { Button } from '@luxe/ui/button';
import { copy } from '../copy.ts';
import type { ButtonLabels } from './usePayState.ts';

export type PlaceOrderButtonProps = {
  payable: Paise;
  labels: ButtonLabels;
  busy: boolean;
  /** Uses the short label, when the total is shown beside the button. */
  short?: boolean;
  /** Why the order cannot be placed yet; empty when it can. */
  blocked: string;
  /** Id of the form to submit, which validates its fields; undefined when there is no form. */
  formId: string | undefined;
  onPlaceOrder: () => void;
};

/** Places the order or pays. Shows the amount, and ignores presses while busy [CHK-19]. */
export function PlaceOrderButton({
  labels,
  busy,
  blocked,
  formId,
  onPlaceOrder,
  short = false,
}: PlaceOrderButtonProps) {
  return (
    <Button
      size="l"
      block
      busy={busy}
      busyLabel={labels.busy}
      disabledReason={blocked || undefined}
      {...(formId === undefined ? { onClick: onPlaceOrder } : { type: 'submit', form: formId })}
    >
      {short ? labels.short : labels.label}
    </Button>
  );
}

/** The same button in the bottom bar of a phone, with the total beside it. */
export function PlaceOrderBar(props: PlaceOrderButtonProps) {
  return (
    <TotalBar label={copy.bar} totalLabel={copy.payable} total={formatPaise(props.payable)}>
      <PlaceOrderButton {...props} short />
    </TotalBar>
  );
}
