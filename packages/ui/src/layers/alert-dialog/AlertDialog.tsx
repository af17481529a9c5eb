import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { LayerDescription, LayerRoot, LayerTitle, type LayerProps } from '../layer/Layer.tsx';
import { useOpenState } from '../layer/useOpenState.ts';
import { Notice } from '../../feedback/notice/Notice.tsx';
import { Actions, Panel, Body } from './AlertDialog.styles.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type AlertDialogProps = Pick<
  LayerProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'onCloseAutoFocus'
> & {
  /** The question: "Delete this address?" */
  title: string;
  /** What will happen and whether the shopper can undo it. Screen readers read it with the title. */
  description: ReactNode;
  /** Shown under the description: the item that the question is about. */
  children?: ReactNode;
  /** Label of the confirm button: the verb of the question, such as "Delete address", never "Yes" or "OK". */
  confirmLabel: string;
  /**
   * Label of the cancel button, which has the initial focus. Default "Cancel". A verb such as "Keep it" is
   * better.
   */
  cancelLabel?: string;
  /** Label of the confirm button while `onConfirm` is pending: "Deleting". */
  busyLabel?: string;
  /**
   * Performs the action. The dialog closes at once, or when the promise resolves. If the promise resolves to
   * a sentence, the dialog stays open and shows the sentence as an error.
   */
  onConfirm: () => void | Promise<string | void>;
  /** Error shown when the promise rejects. */
  failureMessage?: string;
};

/**
 * Asks the shopper to confirm an action that cannot be undone. Only the two buttons and Escape close the
 * dialog, never a press on the scrim. Initial focus is on the cancel button. If the action can be undone,
 * perform it at once and offer the undo in a toast instead. Source: WAI-ARIA practices, Alert and Message
 * Dialogs.
 */
export function AlertDialog({
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busyLabel,
  onConfirm,
  failureMessage = 'That did not work, and nothing has changed. Please try again.',
  ...layer
}: AlertDialogProps) {
  const [open, setOpen] = useOpenState(layer);
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | undefined>();
  const cancel = useRef<HTMLButtonElement>(null);

  const handleOpenChange = (next: boolean) => {
    if (busy) return;
    if (next) setErrorMessage(undefined);
    setOpen(next);
  };
  const handleConfirm = async () => {
    const result = onConfirm();
    if (!result) return setOpen(false);
    setErrorMessage(undefined);
    setBusy(true);
    const message = await result.catch(() => failureMessage);
    setBusy(false);
    if (typeof message === 'string') setErrorMessage(message);
    else setOpen(false);
  };

  return (
    <LayerRoot
      {...layer}
      title={title}
      description={description}
      disablePointerDismissal
      open={open}
      onOpenChange={handleOpenChange}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        moveFocus(cancel.current, { scroll: 'none' });
      }}
    >
      {(wiring) => (
        <Panel role="alertdialog" {...wiring}>
          <Body>
            <LayerTitle size="title-s">{title}</LayerTitle>
            <LayerDescription>{description}</LayerDescription>
            {children}
            {errorMessage !== undefined && <Notice live tone="error" title={errorMessage} />}
          </Body>
          <Actions>
            <Button
              ref={cancel}
              emphasis="secondary"
              aria-disabled={busy || undefined}
              onClick={() => handleOpenChange(false)}
            >
              {cancelLabel}
            </Button>
            <Button
              busy={busy}
              {...(busyLabel !== undefined && { busyLabel })}
              onClick={() => void handleConfirm()}
            >
              {confirmLabel}
            </Button>
          </Actions>
        </Panel>
      )}
    </LayerRoot>
  );
}
