import { measureCpu } from './cpu.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMainThread } from './mainThread.ts';
import { measureMemory } from './memory.ts';
import { measureSearch } from './search.ts';
import { measureShoppers } from './shoppers.ts';
import { measureWeights } from './weights.ts';
import { toFigures, type FamilyName, type Figure, type Measured } from '../figures.ts';
import type { Subject } from '../subject.ts';

const families: Readonly<Record<FamilyName, (subject: Subject) => Promise<Measured>>> = {
  weights: measureWeights,
  cpu: measureCpu,
  'main-thread': measureMainThread,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  search: measureSearch,
  memory: measureMemory,
  shoppers: measureShoppers,
};

/**
 * Measures all figures of a family. When the family cannot run, each figure has the reason instead of a
 * value.
 */
export async function measureFamily(name: FamilyName, subject: Subject): Promise<Figure[]> {
  const measured = await families[name](subject).catch((error: Error) => error.message);
  return typeof measured === 'string' ? toFigures(name, {}, measured) : toFigures(name, measured);
}
