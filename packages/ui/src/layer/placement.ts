export type Placement = {
  /** The side of the control it stands on; the opposite one where there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which edges are in line. */
  align?: 'start' | 'center' | 'end';
};

/** px: from the control, and from the edges of the window. Radix wants numbers. */
export const clearances = { sideOffset: 8, collisionPadding: 12 } as const;
