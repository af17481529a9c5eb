import type { HelpTopic } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkButton } from '@luxe/ui/link-button';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import type { Vote } from './AnswerVote.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpTopics } from './HelpTopics.tsx';

export type HelpViewProps = {
  topics: readonly HelpTopic[];
  openTopic?: string | undefined;
  /** The words that were searched; empty for none. */
  search?: string;
  onSearch: (search: string) => void;
  onVote: Vote;
  serviceNumber: string;
  /** Opens the login. Passed only for a guest, who must log in before writing a ticket. */
  onLogIn?: (() => void) | undefined;
  /** The ticket form of a customer. */
  form?: ReactNode;
  /** The customer's tickets. */
  children?: ReactNode;
};

/** The help page: answers first, then the phone number, then the ticket form and list. */
export function HelpView({
  topics,
  openTopic,
  search = '',
  onSearch,
  onVote,
  serviceNumber,
  onLogIn,
  form,
  children,
}: HelpViewProps) {
  const orders = topics.filter(({ isOrder }) => isOrder);
  const others = topics.filter(({ isOrder }) => !isOrder);
  // Another search mounts the topics again, so that they open.
  const topicProps = { openTopic, isOpen: search !== '', onVote };
  return (
    <Page gap={56}>
      <Stack gap={36}>
        <Heading level={1}>{copy.title}</Heading>
        <HelpSearch
          search={search}
          found={topics.reduce((sum, { questions }) => sum + questions.length, 0)}
          onSearch={onSearch}
        />
        {topics.length === 0 && search === '' && <Text tone="secondary">{copy.noTopics}</Text>}
        <Pairs>
          <HelpTopics title={copy.aboutOrders} topics={orders} {...topicProps} />
          <HelpTopics title={copy.otherTopics} topics={others} {...topicProps} />
        </Pairs>
      </Stack>
      <Pairs>
        <HelpSection title={copy.callTitle} text={copy.call}>
          <div>
            <LinkButton emphasis="secondary" href={`tel:${serviceNumber.replace(/[^\d+]/g, '')}`}>
              {copy.callNumber(serviceNumber)}
            </LinkButton>
          </div>
          <div>
            <Link href="/rtcb-template2">{copy.askForCall}</Link>
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
      </Pairs>
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

/** Two sections: beside each other where each has 400 px. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--lx-layout-summary)), 1fr));
  gap: var(--lx-space-36) var(--lx-space-96);
  align-items: start;
`;

/** Limits the form to a readable line length. */
const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;
