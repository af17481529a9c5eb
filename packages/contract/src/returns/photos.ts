/** Limits for the photos of a return. The server detects the type of a file from its content. */
export const returnPhotos = {
  field: 'files',
  maxCount: 1,
  bytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** Maximum number of photos of one return. */
export const maxReturnPhotos = 6;
