import type { QuestionAndAnswer } from '@luxe/contract/calls';
import { Heading } from '@luxe/ui/heading';
import { Icon } from '@luxe/ui/icon';
import { useCachedMarkup } from '@luxe/ui/cached-markup';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { useId } from 'react';
import { Answer, Row, Rows } from './Faq.styles.ts';

export type FaqProps = {
  /** `questionAndAnswerList` of a listing or a product. */
  questions: readonly QuestionAndAnswer[];
  /** Default "Frequently Asked Questions". */
  title?: string;
};

const minQuestions = 3;
const maxQuestions = 10;

/** The questions to show: at most ten, and none if there are fewer than three [SHL-19]. */
export const visibleQuestions = (questions: readonly QuestionAndAnswer[]) =>
  questions.length < minQuestions ? [] : questions.slice(0, maxQuestions);

/** The section "Frequently Asked Questions", with numbered, expandable questions. */
export function Faq({ questions, title = 'Frequently Asked Questions' }: FaqProps) {
  const id = useId();
  const visible = visibleQuestions(questions);
  if (visible.length === 0) return null;
  return (
    <Stack as="section" gap={20} aria-labelledby={id} data-below-fold="">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Questions questions={visible} />
    </Stack>
  );
}

function Questions({ questions }: { questions: readonly QuestionAndAnswer[] }) {
  const rows = useCachedMarkup(
    'questions',
    () => questions,
    () =>
      questions.map(({ question, answer }, at) => (
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
