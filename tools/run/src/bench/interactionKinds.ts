/** The most frequent interactions of shoppers on a loaded page. */
export const interactionKinds = ['facet click', 'size choice', 'menu open', 'search key'] as const;
export type Interaction = (typeof interactionKinds)[number];

/** Viewport sizes in CSS px. */
export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Window = keyof typeof windows;

export const interactionName = (interaction: Interaction, window: Window) => `${interaction}, ${window}`;
