import type { CallResponse, FeedbackForm } from '../calls/calls.ts';

export const feedbackForm: FeedbackForm = {
  isAnswered: false,
  number: 'LX 2611 2048 77',
  items: ['Kanjivaram silk saree', 'Embroidered potli'],
  isAskedAgain: true,
};
export const feedbackFormAnswered: FeedbackForm = { ...feedbackForm, isAnswered: true };
/** A return with the longest names. */
export const feedbackFormLong: FeedbackForm = {
  ...feedbackForm,
  number: 'RT 2611 0093 12',
  items: [
    `Hand-embroidered ${'zardozi'.repeat(14)} lehenga with a dupatta of organza and a belt`,
    ...Array.from({ length: 12 }, (_, index) => `Embroidered potli of silk, number ${index + 1}`),
  ],
};
export const givenFeedback: CallResponse<'personalData'>['feedback'][number] = {
  kind: 'order',
  subject: '261120-4877',
  askedAt: '2026-11-20T05:00:00.000Z',
  score: 9,
  answeredAt: '2026-11-20T06:00:00.000Z',
  reasons: ['products'],
  comment: 'The saree is lovelier than on the pictures.',
};
