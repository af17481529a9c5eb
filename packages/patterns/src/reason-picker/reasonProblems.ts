import { textLength } from '@luxe/format';

/** A reason to return or cancel, from the store. */
export type Reason = {
  code: string;
  label: string;
  /** A sentence below the label: what follows if the shopper chooses this reason. */
  note?: string;
  /** More specific reasons, of which the shopper also chooses one. */
  details?: readonly { code: string; label: string }[];
  /** Whether the shopper can or must add a comment. Default `none`. */
  comment?: 'none' | 'optional' | 'required';
  /** Why the reason is unavailable for this item. */
  unavailable?: string;
};

/** The current choice: the codes of reason and detail, each `undefined` until chosen, and the comment. */
export type ReasonChoice = { reason?: string | undefined; detail?: string | undefined; comment: string };

/** Error messages by field. Empty if the choice is complete. */
export type ReasonProblems = { reason?: string; detail?: string; comment?: string };

export type ReasonLabels = {
  reasonMissing: string;
  /** Legend of the details. */
  detail: string;
  detailMissing: string;
  comment: string;
  commentMissing: string;
  commentTooLong: (limit: number) => string;
};

export const reasonLabels: ReasonLabels = {
  reasonMissing: 'Choose a reason to continue.',
  detail: 'What exactly?',
  detailMissing: 'Choose what fits best.',
  comment: 'In your words',
  commentMissing: 'Briefly describe the problem.',
  commentTooLong: (limit) => `Keep it to ${limit} letters.`,
};

/** Default maximum length of a comment, in code points. */
export const commentLimit = 300;

/** Problems that prevent a submit: a missing reason, a missing detail, and a missing or too long comment. */
export function reasonProblems(
  reasons: readonly Reason[],
  choice: ReasonChoice,
  { labels = reasonLabels, limit = commentLimit }: { labels?: ReasonLabels; limit?: number } = {},
): ReasonProblems {
  const reason = reasons.find(({ code, unavailable }) => code === choice.reason && !unavailable);
  if (!reason) return { reason: labels.reasonMissing };
  const hasDetail = !reason.details?.length || reason.details.some(({ code }) => code === choice.detail);
  return {
    ...(!hasDetail && { detail: labels.detailMissing }),
    ...commentProblem(reason, choice.comment.trim(), limit, labels),
  };
}

function commentProblem(
  { comment = 'none' }: Reason,
  written: string,
  limit: number,
  labels: ReasonLabels,
): Pick<ReasonProblems, 'comment'> {
  if (comment === 'required' && written === '') return { comment: labels.commentMissing };
  if (comment !== 'none' && textLength(written) > limit) return { comment: labels.commentTooLong(limit) };
  return {};
}
