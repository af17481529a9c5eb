export type Placement = {
  /**
   * Side of the trigger on which the panel opens. If there is not enough space, the panel opens on the
   * opposite side.
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Alignment along that side. */
  align?: 'start' | 'center' | 'end';
};

/** Distances from the trigger and from the window's edges, in px. Radix requires numbers. */
export const offsets = { sideOffset: 8, collisionPadding: 12 } as const;
