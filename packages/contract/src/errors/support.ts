import type { ErrorDefinition } from './errorDefinition.ts';

/** Errors about messages to customer service, attached files, and fault reports that pages send. */
export const support = {
  T4001: { status: 400, messages: { topicUnknown: 'topic: choose a topic.' } },
  T4002: { status: 400, messages: { paymentInFuture: 'paidOn: choose a day that is not in the future.' } },
  T4041: { status: 404, messages: { ticketNotFound: 'We could not find this request.' } },
  T4042: { status: 404, messages: { answerUnknown: 'This answer has changed. Load the page again.' } },
  T4091: {
    status: 409,
    messages: {
      ticketNotAnswered: 'You have sent three messages. You can write again when we have answered.',
      answerRepeated: 'Your last answer has the same words, and the customer has it.',
      ticketClosed: 'This request is closed. Write to us again if you need more help.',
    },
  },
  T4291: {
    status: 429,
    messages: { tooManyTickets: 'You have sent several messages. Please try again later.' },
  },
  T4292: { status: 429, messages: { tooManyVotes: 'Too many votes. Please try again later.' } },
  T4131: {
    status: 413,
    messages: {
      fileTooLarge: (bytes: number) => `Each file can be up to ${bytes / 1024 / 1024} MB.`,
      tooManyFiles: (maximum: number) => `You can add up to ${maximum} files.`,
    },
  },
  T4151: {
    status: 415,
    messages: { fileTypeUnsupported: 'Add pictures (JPEG, PNG, WebP) or PDF documents.' },
  },
  R4291: { status: 429, messages: { tooManyReports: 'Too many reports.' } },
} as const satisfies Record<string, ErrorDefinition>;
