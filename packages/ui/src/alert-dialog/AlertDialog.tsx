import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { LayerDescription, LayerRoot, LayerTitle, type LayerProps } from '../layer/Layer.tsx';
import { useOpenState } from '../layer/useOpenState.ts';
import { Notice } from '../notice/Notice.tsx';
import { Answers, Panel, Question } from './AlertDialog.styles.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export type AlertDialogProps = Pick<
  LayerProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'onCloseAutoFocus'
> & {
  /** The question: "Delete this address?" */
  title: string;
  /** What will happen, and whether it can be taken back. Read with the question. */
  description: ReactNode;
  /** Under the description: the piece it is about. */
  children?: ReactNode;
  /** The verb of the question, never "Yes" or "OK": "Delete address". */
  confirmLabel: string;
  /** Default "Cancel"; better the verb of what stays, as "Keep it". Has the focus first. */
  cancelLabel?: string;
  /** While the answer is under way: "Deleting". */
  busyLabel?: string;
  /**
   * Does it. Closes at once, or when the promise has settled; a sentence that it resolves to says why it did not work, and the question stays.
   */
  onConfirm: () => void | Promise<string | void>;
  /** Said when the promise rejects. */
  failure?: string;
};

/**
 * A question that stops the shopper, because what she is about to do cannot be taken back. Only its two answers and Escape close it, the ground
 * around it does not; focus begins on the answer that changes nothing. Where undo is possible, do it and offer that in a toast instead.
 * Source: WAI-ARIA practices, Alert and Message Dialogs.
 */
export function AlertDialog({
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busyLabel,
  onConfirm,
  failure = 'That did not work, and nothing has changed. Please try again.',
  ...layer
}: AlertDialogProps) {
  const [open, setOpen] = useOpenState(layer);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const cancel = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    if (busy) return;
    if (next) setProblem(undefined);
    setOpen(next);
  };
  const confirm = async () => {
    const answer = onConfirm();
    if (!answer) return setOpen(false);
    setProblem(undefined);
    setBusy(true);
    const said = await answer.catch(() => failure);
    setBusy(false);
    if (typeof said === 'string') setProblem(said);
    else setOpen(false);
  };

  return (
    <LayerRoot
      {...layer}
      title={title}
      description={description}
      keepOpen
      open={open}
      onOpenChange={change}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        moveFocus(cancel.current, { scroll: 'none' });
      }}
    >
      {(wiring) => (
        <Panel role="alertdialog" {...wiring}>
          <Question>
            <LayerTitle size="title-s">{title}</LayerTitle>
            <LayerDescription>{description}</LayerDescription>
            {children}
            {problem !== undefined && <Notice live tone="error" title={problem} />}
          </Question>
          <Answers>
            <Button
              ref={cancel}
              emphasis="secondary"
              aria-disabled={busy || undefined}
              onClick={() => change(false)}
            >
              {cancelLabel}
            </Button>
            <Button
              busy={busy}
              {...(busyLabel !== undefined && { busyLabel })}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </Answers>
        </Panel>
      )}
    </LayerRoot>
  );
}
