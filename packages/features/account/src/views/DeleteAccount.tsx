import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';

const words = copy.leave;

/** Leaving for good. Asks twice: what goes and what stays, then whether she is sure. */
export function DeleteAccount({ onDelete }: { onDelete: () => Promise<Changed> }) {
  const [asked, setAsked] = useState<0 | 1 | 2>(0);
  const close = (next: boolean) => !next && setAsked(0);
  return (
    <Stack gap={12} as="section">
      <Heading level={2} size="title-s">
        {words.title}
      </Heading>
      <Text tone="secondary">{words.text}</Text>
      <div>
        <TextButton onClick={() => setAsked(1)}>{words.open}</TextButton>
      </div>
      <AlertDialog
        open={asked === 1}
        onOpenChange={(next) => asked === 1 && close(next)}
        title={words.ask}
        description={words.goes}
        confirmLabel={words.onward}
        cancelLabel={words.keep}
        onConfirm={async () => {
          setAsked(2);
          return undefined;
        }}
      >
        <Text tone="secondary">{words.stays}</Text>
      </AlertDialog>
      <AlertDialog
        open={asked === 2}
        onOpenChange={(next) => asked === 2 && close(next)}
        title={words.sure}
        description={words.sureMore}
        confirmLabel={words.confirm}
        busyLabel={words.busy}
        cancelLabel={words.keep}
        onConfirm={async () => {
          const outcome = await onDelete();
          return outcome.ok ? undefined : outcome.message;
        }}
      />
    </Stack>
  );
}
