export type Placement = {
  /** Side of the trigger. Flips to the opposite side if there is not enough space. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Alignment along that side. */
  align?: 'start' | 'center' | 'end';
};

/** Distances from the trigger and from the window's edges, in px. Radix requires numbers. */
export const offsets = { sideOffset: 8, collisionPadding: 12 } as const;
