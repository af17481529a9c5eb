import type { AlertDialogProps } from '@luxe/ui/alert-dialog';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect } from 'react';

const Dialog = lazyPart<AlertDialogProps>(
  () => import('@luxe/ui/alert-dialog').then((module) => module.AlertDialog),
  FailedDialog,
);

/** Fallback when the dialog does not load: closes at once, which counts as cancelling. */
function FailedDialog({ onOpenChange }: AlertDialogProps) {
  useEffect(() => onOpenChange?.(false), [onOpenChange]);
  return null;
}

/** Dialog with two choices. Loaded on first use, because most shoppers never see it. */
export function ChoiceDialog(props: AlertDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
