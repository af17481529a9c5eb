import type { Mount } from '../http/mount.ts';
import {
  changeFeedbackConsent,
  giveFeedback,
  readFeedbackForm,
  type FeedbackParts,
} from '../modules/feedback/giveFeedback.ts';

/** Feedback about orders and returns, by a signed link [ORD-12]. */
export function feedbackRoutes(mount: Mount, parts: FeedbackParts) {
  mount('feedbackForm', ({ params }) => readFeedbackForm(parts, params));
  mount('giveFeedback', ({ params, body }) => giveFeedback(parts, params, body));
  mount('changeFeedbackConsent', ({ params, body }) =>
    changeFeedbackConsent(parts, params, body.isAskedAgain),
  );
}
