import type { Measured } from '../figures.ts';
import type { Subject } from '../subject.ts';

/** The search of the store API, as its own bench measures it. */
export async function measureSearch(_subject: Subject): Promise<Measured> {
  throw new Error('the search has no bench of its own yet');
}
