import type { ErrorDefinition } from './errorDefinition.ts';

/** Errors about messages to customer service, attached files, and fault reports that pages send. */
export const support = {
  topicUnknown: { status: 400, code: 'T4001', message: 'topic: choose a topic.' },
  tooManyTickets: {
    status: 429,
    code: 'T4291',
    message: 'You have sent several messages. Please try again later.',
  },
  fileTooLarge: {
    status: 413,
    code: 'T4131',
    message: (bytes: number) => `Each file can be up to ${bytes / 1024 / 1024} MB.`,
  },
  tooManyFiles: {
    status: 413,
    code: 'T4131',
    message: (maximum: number) => `You can add up to ${maximum} files.`,
  },
  fileTypeUnsupported: {
    status: 415,
    code: 'T4151',
    message: 'Add pictures (JPEG, PNG, WebP) or PDF documents.',
  },
  tooManyReports: { status: 429, code: 'R4291', message: 'Too many reports.' },
} as const satisfies Record<string, ErrorDefinition>;
