import { moveFocus } from '@luxe/ui/focus';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';
import type { Instrument } from '../data/instruments.ts';
import { Line } from './Account.styles.ts';

export type InstrumentsViewProps = {
  title: string;
  words: typeof copy.card | typeof copy.upi;
  instruments: readonly Instrument[];
  onRemove: (instrument: Instrument) => Promise<Changed>;
};

/** What a customer has kept to pay with, each to be taken away after a question [ACC-03]. */
export function InstrumentsView({ title, words, instruments, onRemove }: InstrumentsViewProps) {
  const [asking, setAsking] = useState<Instrument>();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  return (
    <Page gap={36}>
      <div>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {instruments.length === 0 && <Text tone="secondary">{words.empty}</Text>}
      </div>
      {instruments.length > 0 && (
        <Rows aria-label={words.list}>
          {instruments.map((one) => (
            <Line key={one.id}>
              <div>
                <Text weight="medium" tabular>
                  {one.name}
                </Text>
                {one.facts.map((fact) => (
                  <Text key={fact} size="sm" tone="secondary" tabular>
                    {fact}
                  </Text>
                ))}
              </div>
              <TextButton onClick={() => setAsking(one)} aria-label={words.removeOf(one.name)}>
                {copy.remove}
              </TextButton>
            </Line>
          ))}
        </Rows>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asking && (
        <AlertDialog
          open
          onOpenChange={(next) => !next && setAsking(undefined)}
          title={words.ask(asking.name)}
          description={words.askMore}
          confirmLabel={words.confirm}
          busyLabel={copy.removing}
          cancelLabel={copy.cancel}
          onCloseAutoFocus={(event) => {
            // What asked is gone with its row.
            if (!isGone.current) return;
            isGone.current = false;
            event.preventDefault();
            moveFocus(heading.current);
          }}
          onConfirm={async () => {
            const outcome = await onRemove(asking);
            if (!outcome.ok) return outcome.message;
            setSaid(words.removed(asking.name));
            isGone.current = true;
            setAsking(undefined);
            return undefined;
          }}
        />
      )}
    </Page>
  );
}
