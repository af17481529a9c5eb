import type { Outcome } from '@luxe/resources';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { TextButton } from '@luxe/ui/text-button';
import { copy } from '../copy.ts';

export type WithdrawProps = { isReplacement: boolean; onWithdraw: () => Promise<Outcome> };

/** Withdraws a return after a question, because it cannot be undone. */
export function Withdraw({ isReplacement, onWithdraw }: WithdrawProps) {
  const label = isReplacement ? copy.withdrawReplacement : copy.withdraw;
  const confirm = async () => {
    const outcome = await onWithdraw();
    return outcome.ok ? undefined : outcome.message;
  };
  return (
    <AlertDialog
      trigger={<TextButton tone="underlined">{label}</TextButton>}
      title={isReplacement ? copy.withdrawReplacementTitle : copy.withdrawTitle}
      description={isReplacement ? copy.withdrawReplacementText : copy.withdrawText}
      confirmLabel={label}
      cancelLabel={isReplacement ? copy.keepReplacement : copy.keep}
      busyLabel={copy.withdrawing}
      onConfirm={confirm}
    />
  );
}
