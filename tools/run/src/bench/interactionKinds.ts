/** What a shopper does most, after a page has come. */
export const interactionKinds = ['facet click', 'size choice', 'menu open', 'search key'] as const;
export type Interaction = (typeof interactionKinds)[number];

/** The windows it is done in. */
export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Window = keyof typeof windows;

/** The figure's name. */
export const interactionName = (interaction: Interaction, window: Window) => `${interaction}, ${window}`;
