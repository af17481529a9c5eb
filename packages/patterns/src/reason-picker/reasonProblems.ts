import { textLength } from '@luxe/format';

/** A reason to send back or to cancel, as the store lists it. */
export type Reason = {
  code: string;
  label: string;
  /** A sentence under the label: what follows from it. */
  note?: string;
  /** What exactly; one of these is asked for as well. */
  details?: readonly { code: string; label: string }[];
  /** Whether its own words are asked for. Default `none`. */
  comment?: 'none' | 'optional' | 'required';
  /** Why it cannot be chosen for this piece. */
  unavailable?: string;
};

/** What was chosen so far: codes, undefined until chosen, and the shopper's own words. */
export type ReasonChoice = { reason?: string | undefined; detail?: string | undefined; comment: string };

/** What is missing, by the part it belongs beside. Empty when the choice is whole. */
export type ReasonProblems = { reason?: string; detail?: string; comment?: string };

/** Every sentence of the picker. */
export type ReasonWords = {
  reasonMissing: string;
  /** Names the choice of details, and says that it is missing. */
  detail: string;
  detailMissing: string;
  comment: string;
  commentMissing: string;
  commentTooLong: (limit: number) => string;
};

export const reasonWords: ReasonWords = {
  reasonMissing: 'Choose a reason to continue.',
  detail: 'What exactly?',
  detailMissing: 'Choose what fits best.',
  comment: 'In your words',
  commentMissing: 'Say in a few words what is wrong.',
  commentTooLong: (limit) => `Keep it to ${limit} letters.`,
};

/** Most letters of a comment, where the caller says nothing else. */
export const commentLimit = 300;

/** What keeps a choice from being sent: a reason, its detail where it has details, its comment where it must have one, and that in its limit. */
export function reasonProblems(
  reasons: readonly Reason[],
  choice: ReasonChoice,
  { words = reasonWords, limit = commentLimit }: { words?: ReasonWords; limit?: number } = {},
): ReasonProblems {
  const reason = reasons.find(({ code, unavailable }) => code === choice.reason && !unavailable);
  if (!reason) return { reason: words.reasonMissing };
  const hasDetail = !reason.details?.length || reason.details.some(({ code }) => code === choice.detail);
  return {
    ...(!hasDetail && { detail: words.detailMissing }),
    ...commentProblem(reason, choice.comment.trim(), limit, words),
  };
}

function commentProblem(
  { comment = 'none' }: Reason,
  written: string,
  limit: number,
  words: ReasonWords,
): Pick<ReasonProblems, 'comment'> {
  if (comment === 'required' && written === '') return { comment: words.commentMissing };
  if (comment !== 'none' && textLength(written) > limit) return { comment: words.commentTooLong(limit) };
  return {};
}
