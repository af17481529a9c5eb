export const copy = {
  label: 'Send me updates about my orders on WhatsApp',
  note: 'You can change this in your profile.',
  failed: 'Your choice was not saved. Please try again.',
} as const;
