import { moveFocus } from '@luxe/ui/focus';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useRef, useState } from 'react';
import { copy } from '../data/copy.ts';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import type { Instrument } from '../data/instruments.ts';
import { InstrumentRow } from './Account.styles.ts';

export type InstrumentsViewProps = {
  title: string;
  labels: typeof copy.card | typeof copy.upi;
  instruments: readonly Instrument[];
  onRemove: (instrument: Instrument) => Promise<ChangeOutcome>;
};

/** Saved cards or UPI ids, each removable after confirmation [ACC-03]. */
export function InstrumentsView({ title, labels, instruments, onRemove }: InstrumentsViewProps) {
  const [instrumentToRemove, setInstrumentToRemove] = useState<Instrument>();
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoved = useRef(false);
  return (
    <Page gap={36}>
      <div>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {instruments.length === 0 && <Text tone="secondary">{labels.empty}</Text>}
      </div>
      {instruments.length > 0 && (
        <Rows aria-label={labels.list}>
          {instruments.map((instrument) => (
            <InstrumentRow key={instrument.id}>
              <div>
                <Text weight="medium" tabular>
                  {instrument.name}
                </Text>
                {instrument.facts.map((fact) => (
                  <Text key={fact} size="sm" tone="secondary" tabular>
                    {fact}
                  </Text>
                ))}
              </div>
              <TextButton
                onClick={() => setInstrumentToRemove(instrument)}
                aria-label={labels.removeOf(instrument.name)}
              >
                {copy.remove}
              </TextButton>
            </InstrumentRow>
          ))}
        </Rows>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {instrumentToRemove && (
        <AlertDialog
          open
          onOpenChange={(next) => !next && setInstrumentToRemove(undefined)}
          title={labels.removeTitle(instrumentToRemove.name)}
          description={labels.removeText}
          confirmLabel={labels.confirm}
          busyLabel={copy.removing}
          cancelLabel={copy.cancel}
          onCloseAutoFocus={(event) => {
            // After a removal, the heading receives the focus, because the button that opened the dialog is
            // gone with its row.
            if (!isRemoved.current) return;
            isRemoved.current = false;
            event.preventDefault();
            moveFocus(heading.current);
          }}
          onConfirm={async () => {
            const outcome = await onRemove(instrumentToRemove);
            if (!outcome.ok) return outcome.message;
            setAnnouncement(labels.removed(instrumentToRemove.name));
            isRemoved.current = true;
            setInstrumentToRemove(undefined);
            return undefined;
          }}
        />
      )}
    </Page>
  );
}
