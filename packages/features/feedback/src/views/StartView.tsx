import type { FeedbackForm } from '@luxe/contract/calls';
import type { FeedbackKind } from '@luxe/contract/feedback-reasons';
import { Button } from '@luxe/ui/button';
import { moveFocus } from '@luxe/ui/focus';
import { Page } from '@luxe/ui/page';
import { useRef, useState } from 'react';
import { copy } from '../data/copy.ts';
import { Panel } from './Feedback.styles.ts';
import { FeedbackSubject } from './FeedbackSubject.tsx';
import { ScoreTiles } from './ScoreTiles.tsx';

export type StartViewProps = {
  kind: FeedbackKind;
  form: FeedbackForm;
  /** Score of the link in the message. */
  score: number | undefined;
  /** Path of the form, for browsers without scripts. */
  action: string;
  onContinue: (score: number) => void;
};

/**
 * The page that a message opens, with the score of the link selected. Nothing is stored here, because mail
 * programs open links to check them.
 */
export function StartView({ kind, form, score: given, action, onContinue }: StartViewProps) {
  const [score, setScore] = useState(given);
  const [isMissing, setMissing] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  return (
    <Page gap={28}>
      <FeedbackSubject kind={kind} form={form} />
      <Panel
        ref={panel}
        method="get"
        action={action}
        aria-label={copy.title[kind]}
        onSubmit={(event) => {
          event.preventDefault();
          if (score !== undefined) return onContinue(score);
          setMissing(true);
          moveFocus(panel.current?.querySelector('input'));
        }}
      >
        <ScoreTiles
          score={score}
          onScoreChange={setScore}
          error={isMissing && score === undefined ? copy.scoreMissing : undefined}
        />
        <div>
          <Button type="submit">{copy.continue}</Button>
        </div>
      </Panel>
    </Page>
  );
}
