import type { HelpTopic } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { LinkButton } from '@luxe/ui/link-button';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import { HelpTopics } from './HelpTopics.tsx';

export type HelpViewProps = {
  topics: readonly HelpTopic[];
  openTopic?: string | undefined;
  serviceNumber: string;
  /** Opens the login. Passed only for a guest, who must log in before writing a ticket. */
  onLogIn?: (() => void) | undefined;
  /** The ticket form of a customer. */
  form?: ReactNode;
  /** The customer's tickets. */
  children?: ReactNode;
};

/** The help page: answers first, then the phone number, then the ticket form and list. */
export function HelpView({ topics, openTopic, serviceNumber, onLogIn, form, children }: HelpViewProps) {
  const orders = topics.filter(({ isOrder }) => isOrder);
  const others = topics.filter(({ isOrder }) => !isOrder);
  return (
    <Page gap={56}>
      <Stack gap={36}>
        <Heading level={1}>{copy.title}</Heading>
        {topics.length === 0 && <Text tone="secondary">{copy.noTopics}</Text>}
        <HelpTopics title={copy.aboutOrders} topics={orders} openTopic={openTopic} />
        <HelpTopics title={copy.otherTopics} topics={others} openTopic={openTopic} />
      </Stack>
      <HelpSection title={copy.callTitle} text={copy.call}>
        <div>
          <LinkButton emphasis="secondary" href={`tel:${serviceNumber.replace(/[^\d+]/g, '')}`}>
            {copy.callNumber(serviceNumber)}
          </LinkButton>
        </div>
      </HelpSection>
      {(onLogIn || form) && (
        <HelpSection title={copy.writeTitle} text={onLogIn ? copy.logInToWrite : copy.write}>
          {onLogIn && (
            <div>
              <Button emphasis="secondary" onClick={onLogIn}>
                {copy.logIn}
              </Button>
            </div>
          )}
          <Column>{form}</Column>
        </HelpSection>
      )}
      {children}
    </Page>
  );
}

function HelpSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text tone="secondary">{text}</Text>
      {children}
    </Stack>
  );
}

/** Limits the form to a readable line length. */
const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;
