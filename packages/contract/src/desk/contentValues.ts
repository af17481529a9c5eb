/** Whether shoppers see an entry. `changed`: they see it, and a draft changes it. `ended`: they saw it. */
export const deskContentStates = ['live', 'changed', 'scheduled', 'draft', 'ended'] as const;
export type DeskContentState = (typeof deskContentStates)[number];

/** States of a version. A version begins as a draft; a scheduled one goes live at its time. */
export const deskVersionStates = ['draft', 'scheduled', 'live', 'ended'] as const;
export type DeskVersionState = (typeof deskVersionStates)[number];

/** Limits of entries that a person edits at the desk. */
export const deskContentLimits = { key: 120, note: 200, search: 100, alt: 300, fileName: 200 } as const;

/** What a field can name by a code that a person searches for. */
export const deskChoiceKinds = ['product', 'brand', 'sku', 'sku-collection'] as const;
export type DeskChoiceKind = (typeof deskChoiceKinds)[number];

/** A picture that a person adds to the media of the shop: its types, and its most bytes. */
export const deskPictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const deskPictureBytes = 20 * 1024 * 1024;

/** Seconds for which the link of a preview works. */
export const previewSeconds = 15 * 60;
