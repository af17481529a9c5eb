import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { IconText } from '@luxe/ui/icon-text';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { isPan, toPan } from './pan.ts';
import type { Pan } from './usePan.ts';
import { copy } from './copy.ts';

/**
 * Asks for the PAN that expensive orders require, and explains why. Renders nothing when not needed [CHK-11].
 */
export function PanField({ isNeeded, panLast4, limit, onValidate }: Pan) {
  const confirmation = useRef<HTMLDivElement>(null);
  const hasSubmitted = useRef(false);
  useLayoutEffect(() => {
    // A confirmation has replaced the field that had the focus, so the focus moves to the confirmation.
    if (panLast4 !== null && hasSubmitted.current)
      moveFocus(confirmation.current, { from: confirmation.current });
  }, [panLast4]);

  if (!isNeeded) return null;
  if (panLast4 !== null)
    return (
      <div ref={confirmation} tabIndex={-1}>
        <IconText icon="check" live>
          {copy.done(panLast4)}
        </IconText>
      </div>
    );
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={3} size="label">
          {copy.title}
        </Heading>
        <Text size="sm" tone="secondary">
          {copy.why(limit)}
        </Text>
      </Stack>
      <PanForm
        onValidate={(pan) => {
          hasSubmitted.current = true;
          return onValidate(pan);
        }}
      />
    </Stack>
  );
}

function PanForm({ onValidate }: Pick<Pan, 'onValidate'>) {
  const [pan, setPan] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function showProblem(message: string) {
    setProblem(message);
    moveFocus(field.current, { from: field.current?.form ?? null });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isPan(pan)) return showProblem(copy.wrong);
    setBusy(true);
    const message = await onValidate(pan);
    setBusy(false);
    if (message) showProblem(message);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const { selectionStart } = target;
    const formatted = toPan(target.value);
    // Sets the field's value and caret here, because React would move the caret to the end of the value.
    target.value = formatted;
    target.setSelectionRange(selectionStart, selectionStart);
    setPan(formatted);
    setProblem('');
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={12}>
        <TextField
          ref={field}
          label={copy.label}
          hint={copy.hint}
          value={pan}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          error={problem || undefined}
          onChange={handleChange}
        />
        <div>
          <Button type="submit" emphasis="secondary" busy={busy} busyLabel={copy.checking}>
            {copy.check}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
