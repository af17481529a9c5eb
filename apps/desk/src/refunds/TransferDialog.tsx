import { deskTextLimits, type DeskResponse } from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { FactList } from '@luxe/ui/fact-list';
import { useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import type { DeskInput } from '../client/deskClient.ts';
import { useChange } from '../client/useChange.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { bankOfIfsc } from './bankOfIfsc.ts';

export interface TransferDialogProps {
  /** Names the transfer: of a part of a refund, of a payment of an order, or of one of a gift card. */
  readonly params:
    | DeskInput<'showTransfer'>['params']
    | DeskInput<'showChargeTransfer'>['params']
    | DeskInput<'showGiftCardTransfer'>['params'];
  readonly amount: string;
  /** Resolves to a sentence when it failed. */
  readonly onRecord: (reference: string) => Promise<string | undefined>;
}

interface Values {
  reference: string;
}

/** Shows the bank account of a transfer on request, and records the transfer. */
export const TransferDialog = ({ params, amount, onRecord }: TransferDialogProps) => (
  <FormDialog<Values>
    trigger="Make the transfer"
    title={`Transfer ${amount}`}
    description="Make the transfer at the bank, then record its reference here. This cannot be undone."
    defaultValues={{ reference: '' }}
    submitLabel="Record the transfer"
    busyLabel="Recording"
    onSubmit={async ({ reference }) => {
      const problem = await onRecord(reference);
      return problem === undefined ? undefined : { fields: { reference: problem } };
    }}
  >
    <BankAccount params={params} />
    <ReferenceField />
  </FormDialog>
);

/** The account is loaded only on request, because the audit log records who has looked at it. */
function BankAccount({ params }: Pick<TransferDialogProps, 'params'>) {
  const ofPart = useChange('showTransfer');
  const ofCharge = useChange('showChargeTransfer');
  const ofGiftCard = useChange('showGiftCardTransfer');
  const [account, setAccount] = useState<DeskResponse<'showTransfer'>['account']>();
  const [problem, setProblem] = useState<string>();
  const show = async () => {
    const outcome = await ('partId' in params
      ? ofPart.send({ params })
      : 'orderId' in params
        ? ofCharge.send({ params })
        : ofGiftCard.send({ params }));
    if (outcome.status === 'done') setAccount(outcome.data.account);
    setProblem(outcome.status === 'problem' ? outcome.message : undefined);
  };
  const bank = account && bankOfIfsc(account.ifsc);
  if (account)
    return (
      <div role="status">
        <FactList
          aria-label="Bank account"
          facts={[
            { term: 'Name', value: account.holder },
            ...(bank === undefined ? [] : [{ term: 'Bank', value: bank }]),
            { term: 'IFSC', value: account.ifsc },
            { term: 'Account', value: account.accountNumber },
          ]}
        />
      </div>
    );
  return (
    <>
      <Button
        emphasis="secondary"
        busy={ofPart.busy || ofCharge.busy || ofGiftCard.busy}
        busyLabel="Loading"
        onClick={() => void show()}
      >
        Show the bank account
      </Button>
      {problem !== undefined && <Notice live tone="error" title={problem} />}
    </>
  );
}

const ReferenceField = () => (
  <TextField
    label="Reference of the transfer (UTR)"
    autoComplete="off"
    spellCheck={false}
    {...useFormField<Values>('reference', {
      required: 'Enter the reference of the transfer.',
      maxLength: {
        value: deskTextLimits.reference,
        message: `Use at most ${deskTextLimits.reference} characters.`,
      },
    })}
  />
);
