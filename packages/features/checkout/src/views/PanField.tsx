import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { IconText } from '@luxe/ui/icon-text';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { isPan, toPan } from '../data/pan.ts';
import type { Pan } from '../data/usePan.ts';
import { panCopy as copy } from '../panCopy.ts';

/** The PAN that the law wants with a dear order, and why; nothing where it wants none [CHK-11]. */
export function PanField({ isNeeded, ending, limit, onValidate }: Pan) {
  const kept = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone: it goes to the words that stand in its place.
    if (ending !== null && hasAsked.current) moveFocus(kept.current, { from: kept.current });
  }, [ending]);

  if (!isNeeded) return null;
  if (ending !== null)
    return (
      <div ref={kept} tabIndex={-1}>
        <IconText icon="check" live>
          {copy.done(ending)}
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
          hasAsked.current = true;
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

  function refuse(words: string) {
    setProblem(words);
    moveFocus(field.current, { from: field.current?.form ?? null });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isPan(pan)) return refuse(copy.wrong);
    setBusy(true);
    const words = await onValidate(pan);
    setBusy(false);
    if (words) refuse(words);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const { selectionStart } = target;
    const written = toPan(target.value);
    // Written into the field first, so that drawing it does not send the caret to its end.
    target.value = written;
    target.setSelectionRange(selectionStart, selectionStart);
    setPan(written);
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
          onChange={type}
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
