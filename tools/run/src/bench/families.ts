import { measureCpu } from './families/cpu.ts';
import { measureInteractions } from './families/interactions.ts';
import { measureLighthouse } from './families/lighthouse.ts';
import { measureMemory } from './families/memory.ts';
import { measureSearch } from './families/search.ts';
import { measureWeights } from './families/weights.ts';
import { toFigures, type FamilyName, type Figure, type Measured } from './figures.ts';
import type { Subject } from './subject.ts';

const families: Readonly<Record<FamilyName, (subject: Subject) => Promise<Measured>>> = {
  weights: measureWeights,
  cpu: measureCpu,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  search: measureSearch,
  memory: measureMemory,
};

/** Every figure of a family. One that cannot run has its figures too: not measured, and why. */
export async function measureFamily(name: FamilyName, subject: Subject): Promise<Figure[]> {
  const measured = await families[name](subject).catch((error: Error) => error.message);
  return typeof measured === 'string' ? toFigures(name, {}, measured) : toFigures(name, measured);
}
