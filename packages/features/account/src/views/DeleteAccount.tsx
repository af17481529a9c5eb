import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { ChangeOutcome } from '../data/attemptChange.ts';

const deleteCopy = copy.deleteAccount;

/**
 * Deletes the account after two dialogs. The first shows what is deleted and retained. The second asks for
 * confirmation.
 */
export function DeleteAccount({ onDelete }: { onDelete: () => Promise<ChangeOutcome> }) {
  const [step, setStep] = useState<0 | 1 | 2>(0);
  // The first dialog reports that it is closed after the second dialog has opened. This event must not close
  // the second dialog.
  const closeStep = (dialogStep: 1 | 2) => (isOpen: boolean) =>
    !isOpen && setStep((current) => (current === dialogStep ? 0 : current));
  return (
    <Stack gap={12} as="section">
      <Heading level={2} size="title-s">
        {deleteCopy.title}
      </Heading>
      <Text tone="secondary">{deleteCopy.text}</Text>
      <div>
        <TextButton onClick={() => setStep(1)}>{deleteCopy.open}</TextButton>
      </div>
      <AlertDialog
        open={step === 1}
        onOpenChange={closeStep(1)}
        title={deleteCopy.reviewTitle}
        description={deleteCopy.deletedData}
        confirmLabel={deleteCopy.proceed}
        cancelLabel={deleteCopy.cancel}
        onConfirm={() => setStep(2)}
      >
        <Text tone="secondary">{deleteCopy.retainedData}</Text>
      </AlertDialog>
      <AlertDialog
        open={step === 2}
        onOpenChange={closeStep(2)}
        title={deleteCopy.confirmTitle}
        description={deleteCopy.confirmText}
        confirmLabel={deleteCopy.confirm}
        busyLabel={deleteCopy.busy}
        cancelLabel={deleteCopy.cancel}
        onConfirm={async () => {
          const outcome = await onDelete();
          return outcome.ok ? undefined : outcome.message;
        }}
      />
    </Stack>
  );
}
