import type { AlertDialogProps } from '@luxe/ui/alert-dialog';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';

const Dialog = lazy((): Promise<{ default: ComponentType<AlertDialogProps> }> =>
  import('@luxe/ui/alert-dialog').then(
    (module) => ({ default: module.AlertDialog }),
    () => ({ default: Unanswered }),
  ),
);

/** It could not be fetched: whoever asked gets the answer that changes nothing. */
function Unanswered({ onOpenChange }: AlertDialogProps) {
  useEffect(() => onOpenChange?.(false), [onOpenChange]);
  return null;
}

/** A question with two answers, over the page. It is fetched with the first one: most shoppers are asked nothing. */
export function ChoiceDialog(props: AlertDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
