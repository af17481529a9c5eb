import { formatCount } from '@luxe/format';

const pointsOf = (points: number) => `${formatCount(points)} ${points === 1 ? 'point' : 'points'}`;

/** The sentences about points that a purchase earns. They load with `EarnLine` alone. */
export const earnCopy = {
  you: (points: number) => `You earn ${pointsOf(points)}.`,
  members: (points: number) => `Loyalty members earn ${pointsOf(points)}.`,
};
