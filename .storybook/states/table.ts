import { features } from './features.ts';
import { foundations } from './foundations.ts';
import { patterns } from './patterns.ts';
import { ui } from './ui.ts';
import type { Row } from './stateKinds.ts';

/** The list of all components and screens by area. `check.ts` compares it with the stories. */
export const table = { features, patterns, ui, foundations } satisfies Record<string, readonly Row[]>;

export type Area = keyof typeof table;
