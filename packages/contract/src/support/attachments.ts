/** Limits for the files of a support ticket. The server detects the type of a file from its content. */
export const attachments = {
  field: 'files',
  maxCount: 3,
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
