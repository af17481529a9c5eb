import { copy as pageCopy } from '../../data/copy.ts';

export const copy = {
  title: 'Why are you returning it?',
  titleMany: 'Why are you returning them?',
  replaceTitle: 'Why are you replacing it?',
  replaceTitleMany: 'Why are you replacing them?',
  kind: 'What would you like?',
  kindNotes: {
    replacement: 'Another size or colour, or the same again. We reserve it when you send the request.',
    refund: 'The money goes back when we have checked the items.',
  },
  kindMissing: 'Choose a replacement or a refund.',
  noKind: 'This is not possible for these items together. Choose fewer of them.',
  legend: (name: string) => `Reason for ${name}`,
  photos: 'Photos of the fault',
  photosHint: 'One of the complete item, one of the fault. JPG, PNG or WebP, up to 10 MB each.',
  photosShort: 'Photos',
  photoMissing: 'Add a photo of the fault.',
  photoPending: 'Wait until the photos are sent.',
  photoFailed: 'A photo was not sent. Send it again, or remove it.',
  sending: (name: string) => `Sending ${name}`,
  missingAlone: `Report what is “${pageCopy.reasons.missing.toLowerCase()}” on its own, without a return.`,
  comment: 'Anything we should know',
  commentMissing: 'Describe the problem in a few words.',
} as const;
