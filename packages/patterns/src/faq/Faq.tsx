import type { QuestionAndAnswer } from '@luxe/contract/calls';
import { Heading } from '@luxe/ui/heading';
import { Icon } from '@luxe/ui/icon';
import { useKeptMarkup } from '@luxe/ui/kept-markup';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { useId } from 'react';
import { Answer, Row, Rows } from './Faq.styles.ts';

export type FaqProps = {
  /** `questionAndAnswerList` of a listing or a product. */
  questions: readonly QuestionAndAnswer[];
};

const least = 3;
const most = 10;

/** The questions that are shown: at most ten, none where there are fewer than three (SHL-19). */
export const shownQuestions = (questions: readonly QuestionAndAnswer[]) =>
  questions.length < least ? [] : questions.slice(0, most);

/** "Frequently Asked Questions", numbered, each opening in place. */
export function Faq({ questions }: FaqProps) {
  const id = useId();
  const shown = shownQuestions(questions);
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap={20} aria-labelledby={id} data-late="">
      <Heading level={2} id={id}>
        Frequently Asked Questions
      </Heading>
      <Questions shown={shown} />
    </Stack>
  );
}

function Questions({ shown }: { shown: readonly QuestionAndAnswer[] }) {
  const rows = useKeptMarkup(
    'questions',
    () => shown,
    () =>
      shown.map(({ question, answer }, at) => (
        <li key={question}>
          <Row>
            <summary>
              <span>{at + 1}</span>
              <span>{question}</span>
              <span className="closed">
                <Icon name="plus" size="s" />
              </span>
              <span className="open">
                <Icon name="minus" size="s" />
              </span>
            </summary>
            <Answer>
              <Prose html={answer} />
            </Answer>
          </Row>
        </li>
      )),
  );
  return <Rows role="list" {...rows} />;
}
