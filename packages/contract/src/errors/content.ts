import type { ErrorDefinition } from './errorDefinition.ts';

/** Content that people edit at the desk. */
export const content = {
  C4006: {
    status: 400,
    messages: {
      // The body has the list `issues`: a path and a sentence for each field.
      contentInvalid: 'This is not ready to be published. Correct the marked fields.',
      contentKeyInvalid: (hint: string) => `Choose another name. ${hint}`,
      contentTimesInvalid: 'The end must be later than the beginning, and later than now.',
      contentBeginsTooLate: 'The beginning must be within two years.',
      pictureInvalid: (reason: string) => `This picture cannot be used: ${reason}.`,
      contentHasNoEarlier: 'There is no earlier version to come back to. Change the entry instead.',
    },
  },
  C4042: {
    status: 404,
    messages: {
      contentKindUnknown: 'There is no such kind of content.',
      contentEntryUnknown: 'There is no such entry.',
      contentVersionUnknown: 'There is no such version.',
      contentDraftMissing: 'There is no draft to publish. Save one first.',
    },
  },
  C4091: {
    status: 409,
    messages: {
      contentDraftChanged: (person: string) =>
        `${person} has saved this draft since you opened it. Compare both, and decide.`,
      contentVersionNotLive: 'This version is neither live nor scheduled any more.',
      contentHasNoPreview: 'This kind of content has no page of its own to preview.',
    },
  },
} as const satisfies Record<string, ErrorDefinition>;
