import { ApiError } from '@luxe/client';
import { feedbackFormPath } from '@luxe/contract/feedback-paths';
import type { FeedbackKind } from '@luxe/contract/feedback-reasons';
import { useCall } from '@luxe/resources';
import { useFeedback } from './data/useFeedback.ts';
import {
  FeedbackAnswered,
  FeedbackExpired,
  FeedbackFailed,
  FeedbackLoading,
  FeedbackSent,
  FeedbackUnknown,
} from './views/FeedbackStates.tsx';
import { FeedbackView } from './views/FeedbackView.tsx';
import { StartView } from './views/StartView.tsx';

export type FeedbackScreenProps = {
  kind: FeedbackKind;
  /** Signed token in the URL; empty for a link that is not complete. */
  token: string;
  /** `start`: the page that the message opens. `form`: the form itself. */
  step: 'start' | 'form';
  /** Score in the URL; undefined without a valid one. */
  score: number | undefined;
  /** Called with the path of the form, when a score is chosen. */
  onContinue: (path: string) => void;
};

/** Feedback about an order or a return by a signed link, without a login [ORD-12]. */
export function FeedbackScreen({ kind, token, step, score, onContinue }: FeedbackScreenProps) {
  const { data, error, retry } = useCall('feedbackForm', token ? { params: { kind, token } } : null);
  const feedback = useFeedback(kind, token, data);
  // The server preloads `null` for a link that has expired.
  const isExpired = (data as unknown) === null || (error instanceof ApiError && error.status === 410);
  if (isExpired) return <FeedbackExpired />;
  if (!token || (!data && error instanceof ApiError && error.status === 404)) return <FeedbackUnknown />;
  if (!data && error) return <FeedbackFailed kind={kind} onRetry={retry} />;
  if (!data) return <FeedbackLoading kind={kind} />;
  if (feedback.outcome === 'stored') return <FeedbackSent feedback={feedback} />;
  const wasSent = feedback.outcome === 'earlier';
  if (wasSent || data.isAnswered) return <FeedbackAnswered feedback={feedback} wasSent={wasSent} />;
  if (step === 'start')
    return (
      <StartView
        kind={kind}
        form={data}
        score={score}
        action={feedbackFormPath(kind, token)}
        onContinue={(chosen) => onContinue(feedbackFormPath(kind, token, chosen))}
      />
    );
  return <FeedbackView kind={kind} form={data} score={score} feedback={feedback} />;
}
