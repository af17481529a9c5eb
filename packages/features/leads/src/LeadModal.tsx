import type { LeadKind } from '@luxe/contract/lead-forms';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ModalContentProps } from '@luxe/ui/modal-host';
import { useState } from 'react';
import { copy } from './data/copy.ts';
import { daysFromToday } from './data/daysFromToday.ts';
import { leadTemplates } from './data/templates.ts';
import { useLead } from './data/useLead.ts';
import { LeadForm } from './views/LeadForm.tsx';

export type LeadModalProps = ModalContentProps<never> & { kind: LeadKind };

/** The content of the modal of a form. */
export function LeadModal({ kind, onDone }: LeadModalProps) {
  const { send, contact } = useLead(kind);
  const [days] = useState(daysFromToday);
  return (
    <Stack gap={20}>
      <Text tone="secondary">{leadTemplates[kind].intro}</Text>
      <LeadForm
        kind={kind}
        contact={contact}
        days={days}
        onSend={send}
        next={<TextButton onClick={() => onDone()}>{copy.close}</TextButton>}
      />
    </Stack>
  );
}
