import { Button, type ButtonEmphasis } from '@luxe/ui/button';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { useRef, useState, type ReactNode } from 'react';

export interface ActionButtonProps {
  readonly emphasis?: ButtonEmphasis;
  readonly busyLabel: string;
  /** Resolves to a sentence when the action failed. */
  readonly onAct: () => Promise<string | undefined>;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
}

/** A button for a change that needs no question. A second press while it is under way does nothing. */
export function ActionButton({
  emphasis = 'secondary',
  busyLabel,
  onAct,
  children,
  ...rest
}: ActionButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const act = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(undefined);
    setBusy(true);
    const message = await onAct();
    isUnderWay.current = false;
    setBusy(false);
    setProblem(message);
  };
  return (
    <Stack gap={12} align="start">
      <Button
        {...rest}
        size="s"
        emphasis={emphasis}
        busy={busy}
        busyLabel={busyLabel}
        onClick={() => void act()}
      >
        {children}
      </Button>
      {problem && <Notice live tone="error" title={problem} />}
    </Stack>
  );
}
