import type { FeedbackReason, ScoreBand } from '@luxe/contract/feedback-reasons';
import { formatOrderNumber } from '@luxe/format';

const reasons: Record<FeedbackReason, string> = {
  products: 'The products',
  price: 'The prices',
  delivery: 'The delivery',
  packing: 'The packing',
  website: 'The website',
  service: 'Customer service',
  ease: 'How easy it was to ask for',
  pickup: 'The pickup or drop-off',
  refundTime: 'How soon the money came back',
  updates: 'The messages on the way',
  rules: 'The return rules',
};

const bands: Record<ScoreBand, { reasons: string; comment: string }> = {
  detractor: { reasons: 'What went wrong?', comment: 'What should we have done?' },
  passive: { reasons: 'What could be better?', comment: 'What would make it a 10?' },
  promoter: { reasons: 'What did you like?', comment: 'What did you like best?' },
};

export const copy = {
  title: { order: 'How was your order?', return: 'How was your return?' },
  number: {
    order: (number: string) => `Order ${formatOrderNumber(number)}`,
    return: (number: string) => `Return ${formatOrderNumber(number)}`,
  },
  more: (count: number) => (count === 1 ? 'and 1 more item' : `and ${count} more items`),
  question: 'How likely are you to recommend us to a friend?',
  lowest: '0: not at all likely',
  highest: '10: extremely likely',
  scoreMissing: 'Choose a score from 0 to 10.',
  continue: 'Continue',
  reasons,
  bands,
  optional: 'Choose as many as you like, or none.',
  privacy: 'We read every answer. We delete comments after two years.',
  commentLong: 'Up to 1,000 characters.',
  send: 'Send',
  sending: 'Sending',
  sentTitle: 'Thank you',
  sent: 'Your answer is stored. It helps us to do better.',
  answeredTitle: 'You have already answered',
  answered: 'Thank you. We ask once, and your first answer counts.',
  expiredTitle: 'This link has expired',
  expired: 'The time for this question is over. You can still write to us.',
  unknownTitle: 'We could not find this page',
  unknown: 'The link is not complete. Open it again from our message.',
  failedTitle: 'The question could not be shown',
  failed: 'Try again in a moment.',
  loading: 'Loading the question',
  onward: 'Go to the home page',
  help: 'Write to us',
  stop: 'Do not ask me again',
  stopped: 'We will not ask you again.',
  resume: 'Ask me again',
} as const;
