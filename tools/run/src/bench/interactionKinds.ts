/** The most frequent interactions of shoppers on a loaded page. */
const interactionKinds = ['facet click', 'size choice', 'add to bag', 'menu open', 'search key'] as const;
export type Interaction = (typeof interactionKinds)[number];

/** Viewport sizes in CSS px. */
export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Window = keyof typeof windows;

/** One figure: an interaction in a window, by a shopper who has not answered or has allowed all cookies. */
export interface InteractionCase {
  readonly interaction: Interaction;
  readonly window: Window;
  /** True: analytics, web vitals and personalisation run. */
  readonly isAllowed: boolean;
}

/** Every figure of the family, in the order of the table. */
export const interactionCases: readonly InteractionCase[] = [false, true].flatMap((isAllowed) =>
  (Object.keys(windows) as Window[]).flatMap((window) =>
    interactionKinds.map((interaction) => ({ interaction, window, isAllowed })),
  ),
);

export const interactionName = ({ interaction, window, isAllowed }: InteractionCase) =>
  `${interaction}, ${window}${isAllowed ? ', all cookies allowed' : ''}`;
