/** Limits of ticket attachments. The server detects their type from the content. */
export const attachments = {
  field: 'files',
  maxCount: 3,
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
