const feedbackPage = { order: '/NPSFeedbackForm', return: '/ReturnNPSFeedbackForm' } as const;
type FeedbackPage = keyof typeof feedbackPage;

/** The form for feedback [ORD-12]. `score`: the one that is chosen at first. */
export const feedbackFormPath = (kind: FeedbackPage, token: string, score?: number): string =>
  `${feedbackPage[kind]}/${token}${scoreQuery(score)}`;
/** The page before the form, to which a message links with a score. */
export const feedbackStartPath = (kind: FeedbackPage, token: string, score?: number): string =>
  `${feedbackPage[kind]}/intermediate/${token}${scoreQuery(score)}`;

const scoreQuery = (score: number | undefined) => (score === undefined ? '' : `?score=${score}`);
