import { formatPaise, type Paise } from '@luxe/format';
import { TotalBar } from '@luxe/patterns/total-bar';
import { Button } from '@luxe/ui/button';
import { copy } from '../data/copy.ts';
import type { ButtonLabels } from '../steps/payment/methods/usePayStep.ts';

export type PlaceOrderButtonProps = {
  payable: Paise;
  labels: ButtonLabels;
  busy: boolean;
  /** Use the short label, without the amount, where the total is shown beside the button. */
  short?: boolean;
  /** Why the order cannot be placed yet; empty when it can. */
  blocked: string;
  /**
   * Id of the form that the button submits. The form then validates its fields. Undefined when there is no
   * form.
   */
  formId: string | undefined;
  onPlaceOrder: () => void;
};

/**
 * The button that places the order or pays. Its label contains the amount. It ignores presses while an order
 * is being placed [CHK-19].
 */
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
