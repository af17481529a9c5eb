import type { LeadKind } from '@luxe/contract/lead-forms';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from './data/copy.ts';
import { daysFromToday } from './data/daysFromToday.ts';
import type { SentLead } from './data/sentLead.ts';
import { leadTemplates } from './data/templates.ts';
import { useLead } from './data/useLead.ts';
import { LeadForm } from './views/LeadForm.tsx';

export type LeadScreenProps = {
  kind: LeadKind;
  /** The form as it was sent without scripts; undefined before. */
  sent?: SentLead | undefined;
};

/** A form with which a shopper asks for a call, as a page [CON-07] [HLP-02]. */
export function LeadScreen({ kind, sent }: LeadScreenProps) {
  const { send, contact } = useLead(kind);
  const [days] = useState(daysFromToday);
  const { title, intro } = leadTemplates[kind];
  return (
    <Page gap={36}>
      <Stack gap={12}>
        <Heading level={1}>{title}</Heading>
        <Text size="lg" tone="secondary">
          {intro}
        </Text>
      </Stack>
      <LeadForm
        kind={kind}
        contact={contact}
        days={days}
        sent={sent}
        onSend={send}
        next={<Link href="/">{copy.home}</Link>}
      />
    </Page>
  );
}
