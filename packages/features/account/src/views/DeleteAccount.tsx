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
  // The answer to a question closes it after the next one has been put.
  const closing = (which: 1 | 2) => (next: boolean) => !next && setAsked((now) => (now === which ? 0 : now));
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
        onOpenChange={closing(1)}
        title={words.ask}
        description={words.goes}
        confirmLabel={words.onward}
        cancelLabel={words.keep}
        onConfirm={() => setAsked(2)}
      >
        <Text tone="secondary">{words.stays}</Text>
      </AlertDialog>
      <AlertDialog
        open={asked === 2}
        onOpenChange={closing(2)}
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
