import type { LeadKind } from '@luxe/contract/lead-forms';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from './data/copy.ts';
import { daysFromToday } from './data/daysFromToday.ts';
import { leadTemplates } from './data/templates.ts';
import { useLead } from './data/useLead.ts';
import { LeadForm } from './views/LeadForm.tsx';

/** A form with which a shopper asks for a call, as a page [CON-07] [HLP-02]. */
export function LeadScreen({ kind }: { kind: LeadKind }) {
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
        onSend={send}
        next={<Link href="/">{copy.home}</Link>}
      />
    </Page>
  );
}
