/** What a ticket may bring along; the server tells a type by the content. */
export const attachments = {
  field: 'files',
  most: 3,
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
