import type { Outcome } from '@luxe/resources';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { TextButton } from '@luxe/ui/text-button';
import { copy } from '../copy.ts';

/** Withdraws a return after a question, because it cannot be undone. */
export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<Outcome> }) {
  const confirm = async () => {
    const outcome = await onWithdraw();
    return outcome.ok ? undefined : outcome.message;
  };
  return (
    <AlertDialog
      trigger={<TextButton tone="underlined">{copy.withdraw}</TextButton>}
      title={copy.withdrawTitle}
      description={copy.withdrawText}
      confirmLabel={copy.withdraw}
      cancelLabel={copy.keep}
      busyLabel={copy.withdrawing}
      onConfirm={confirm}
    />
  );
}
