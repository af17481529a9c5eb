import type { HelpTopic } from '@luxe/contract/calls';
import { Disclosure } from '@luxe/ui/disclosure';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { AnswerVote, type Vote } from './AnswerVote.tsx';

export type HelpTopicsProps = {
  title: string;
  topics: readonly HelpTopic[];
  /** Id of the topic that is open at first. */
  openTopic?: string | undefined;
  /** Opens all topics, as for a search. */
  isOpen?: boolean;
  onVote: Vote;
};

/** Topics that expand to their answers, also without scripts [HLP-01]. Renders nothing without topics. */
export function HelpTopics({ title, topics, openTopic, isOpen = false, onVote }: HelpTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={2} size="title-s">
        {title}
      </Heading>
      <div>
        {topics.map(({ id, title: topic, questions }) => (
          <Disclosure
            key={`${id} ${isOpen}`}
            id={`topic-${id}`}
            summary={topic}
            open={isOpen || id === openTopic}
          >
            <Stack gap={24}>
              {questions.map(({ question, answer }) => (
                <Stack key={question} gap={8}>
                  <Heading level={3} size="label">
                    {question}
                  </Heading>
                  <Prose html={answer} />
                  <AnswerVote topic={id} question={question} onVote={onVote} />
                </Stack>
              ))}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
