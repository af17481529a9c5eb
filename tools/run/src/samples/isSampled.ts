import { createHash } from 'node:crypto';

/** Whether a run with this seed takes a story: one story in `oneIn`, others for each seed. */
export const isSampled = (story: string, seed: number, oneIn: number): boolean =>
  createHash('sha256').update(`${seed} ${story}`).digest().readUInt32BE() % oneIn === 0;
