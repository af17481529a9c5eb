import { Show } from '@luxe/ui/show';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { moveFocus } from '@luxe/ui/focus';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';

/** Stores a vote. Resolves to the message of an error. */
export type Vote = (
  topic: string,
  question: string,
  hasHelped: boolean,
) => Promise<{ ok: true } | { ok: false; message: string }>;

export type AnswerVoteProps = { topic: string; question: string; onVote: Vote };

/** Asks whether an answer helped. After a vote, a sentence thanks for it and gets the focus. */
export function AnswerVote({ topic, question, onVote }: AnswerVoteProps) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [message, setMessage] = useState('');
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'done') moveFocus(thanks.current);
  }, [state]);

  async function vote(hasHelped: boolean) {
    if (state !== 'open') return;
    setState('busy');
    const outcome = await onVote(topic, question, hasHelped);
    setMessage(outcome.ok ? (hasHelped ? copy.helped : copy.notHelped) : outcome.message);
    setState(outcome.ok ? 'done' : 'open');
  }

  return (
    <Show scripted>
      {state === 'done' ? (
        <Text size="sm" tone="secondary" ref={thanks} tabIndex={-1}>
          {message}
        </Text>
      ) : (
        <Row role="group" aria-label={copy.voteAbout(question)}>
          <Text as="span" size="sm" tone="secondary">
            {copy.didHelp}
          </Text>
          <TextButton aria-disabled={state === 'busy' || undefined} onClick={() => void vote(true)}>
            {copy.yes}
          </TextButton>
          <TextButton aria-disabled={state === 'busy' || undefined} onClick={() => void vote(false)}>
            {copy.no}
          </TextButton>
          <Text as="span" size="sm" tone="secondary" role="status">
            {message}
          </Text>
        </Row>
      )}
    </Show>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-4) var(--lx-space-16);
`;
