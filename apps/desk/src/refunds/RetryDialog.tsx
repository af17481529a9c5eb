import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Button } from '@luxe/ui/button';

export interface RetryDialogProps {
  readonly amount: string;
  /** Resolves to a sentence when it failed. */
  readonly onRetry: () => Promise<string | undefined>;
}

/** Requests a refund that the provider rejects again. */
export const RetryDialog = ({ amount, onRetry }: RetryDialogProps) => (
  <AlertDialog
    title="Request the refund again?"
    description={`The provider is asked once more to pay ${amount} back to the source of the payment.`}
    confirmLabel="Request it again"
    busyLabel="Requesting"
    onConfirm={onRetry}
    trigger={
      <Button size="s" emphasis="secondary">
        Request it again
      </Button>
    }
  />
);
