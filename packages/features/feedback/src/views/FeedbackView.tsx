import type { FeedbackForm } from '@luxe/contract/calls';
import {
  bandOf,
  feedbackCommentLimit,
  feedbackReasons,
  type FeedbackKind,
  type FeedbackReason,
} from '@luxe/contract/feedback-reasons';
import { textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextArea } from '@luxe/ui/text-area';
import { useId, useRef, useState, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import type { Feedback } from '../data/useFeedback.ts';
import { ConsentLine } from './ConsentLine.tsx';
import { Panel } from './Feedback.styles.ts';
import { FeedbackSubject } from './FeedbackSubject.tsx';
import { ScoreTiles } from './ScoreTiles.tsx';

export type FeedbackViewProps = {
  kind: FeedbackKind;
  form: FeedbackForm;
  /** Score in the URL. */
  score: number | undefined;
  feedback: Pick<Feedback, 'send' | 'changeConsent' | 'isAskedAgain'>;
};

/** The form: score, reasons that depend on the score, and a comment [ORD-12]. */
export function FeedbackView({ kind, form, score: given, feedback }: FeedbackViewProps) {
  const [score, setScore] = useState(given);
  const [reasons, setReasons] = useState<readonly FeedbackReason[]>([]);
  const [comment, setComment] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const panel = useRef<HTMLFormElement>(null);
  const isTooLong = textLength(comment) > feedbackCommentLimit;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setProblem('');
    if (score === undefined) return moveFocus(panel.current?.querySelector('input'));
    if (isTooLong) return moveFocus(panel.current?.querySelector('textarea'));
    setBusy(true);
    const failure = await feedback.send({ score, reasons: [...reasons], comment });
    setBusy(false);
    if (failure) setProblem(failure.message);
  }
  const toggle = (reason: FeedbackReason, isChosen: boolean) =>
    setReasons((now) => (isChosen ? [...now, reason] : now.filter((one) => one !== reason)));

  return (
    <Page gap={28}>
      <FeedbackSubject kind={kind} form={form} />
      <Panel
        ref={panel}
        method="post"
        noValidate
        aria-label={copy.title[kind]}
        onSubmit={(event) => void send(event)}
      >
        <ScoreTiles
          score={score}
          onScoreChange={setScore}
          error={hasTried && score === undefined ? copy.scoreMissing : undefined}
        />
        {score !== undefined && (
          <>
            <Reasons
              kind={kind}
              legend={copy.bands[bandOf(score)].reasons}
              chosen={reasons}
              onToggle={toggle}
            />
            <TextArea
              label={copy.bands[bandOf(score)].comment}
              optional
              limit={feedbackCommentLimit}
              autoComplete="off"
              value={comment}
              onChange={(event) => setComment(event.target.value)}
              error={hasTried && isTooLong ? copy.commentLong : undefined}
            />
            <Text size="sm" tone="secondary">
              {copy.privacy}
            </Text>
          </>
        )}
        {problem && <Notice tone="error" live title={problem} />}
        <div>
          <Button type="submit" busy={isBusy} busyLabel={copy.sending}>
            {copy.send}
          </Button>
        </div>
      </Panel>
      <ConsentLine feedback={feedback} />
    </Page>
  );
}

type ReasonsProps = {
  kind: FeedbackKind;
  legend: string;
  chosen: readonly FeedbackReason[];
  onToggle: (reason: FeedbackReason, isChosen: boolean) => void;
};

function Reasons({ kind, legend, chosen, onToggle }: ReasonsProps) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap={12}>
      <Heading level={2} size="label" id={id}>
        {legend}
      </Heading>
      <Text size="sm" tone="secondary">
        {copy.optional}
      </Text>
      {feedbackReasons[kind].map((reason) => (
        <Checkbox
          key={reason}
          label={copy.reasons[reason]}
          checked={chosen.includes(reason)}
          onChange={(event) => onToggle(reason, event.target.checked)}
        />
      ))}
    </Stack>
  );
}
