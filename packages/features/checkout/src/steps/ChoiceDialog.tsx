import type { AlertDialogProps } from '@luxe/ui/alert-dialog';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';

const Dialog = lazy((): Promise<{ default: ComponentType<AlertDialogProps> }> =>
  import('@luxe/ui/alert-dialog').then(
    (module) => ({ default: module.AlertDialog }),
    () => ({ default: FailedDialog }),
  ),
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
