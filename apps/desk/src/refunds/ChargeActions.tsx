import type { DeskBody, DeskPayment } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Stack } from '@luxe/ui/stack';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';
import { TransferDialog, type TransferDialogProps } from './TransferDialog.tsx';

export interface ChargeActionsProps {
  readonly actions: DeskPayment['actions'];
  readonly amountPaise: number;
  /** Names the refund: a part of a refund, a payment of an order, or a payment of a gift card. */
  readonly params: TransferDialogProps['params'];
  /** Each change resolves to a sentence when it failed. `message` reports its success. */
  readonly onRetry: (message: string) => Promise<string | undefined>;
  readonly onRedirect: (to: DeskBody<'redirectRefund'>, message: string) => Promise<string | undefined>;
  readonly onRecord: (reference: string, message: string) => Promise<string | undefined>;
}

/** What the desk can do about money that goes back and is rejected, or that is to be transferred. */
export function ChargeActions({
  actions,
  amountPaise,
  params,
  onRetry,
  onRedirect,
  onRecord,
}: ChargeActionsProps) {
  if (actions.length === 0) return null;
  const amount = formatPaise(amountPaise);
  return (
    <Stack direction="row" gap={8} wrap align="start">
      {actions.includes('retry') && (
        <RetryDialog amount={amount} onRetry={() => onRetry(`The refund of ${amount} is requested again.`)} />
      )}
      {actions.includes('redirect') && (
        <RedirectDialog
          amount={amount}
          onRedirect={(to) =>
            onRedirect(
              to,
              `The refund of ${amount} now goes ${to.to === 'bank' ? 'to a bank account' : 'to cliq cash'}.`,
            )
          }
        />
      )}
      {actions.includes('transfer') && (
        <TransferDialog
          params={params}
          amount={amount}
          onRecord={(reference) => onRecord(reference, `The transfer of ${amount} is recorded.`)}
        />
      )}
    </Stack>
  );
}
