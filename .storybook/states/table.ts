import { features } from './features.ts';
import { foundations } from './foundations.ts';
import { patterns } from './patterns.ts';
import { ui } from './ui.ts';
import type { Row } from './vocabulary.ts';

/** The one list of what is shown, by area. `check.ts` holds it against the stories. */
export const table = { features, patterns, ui, foundations } satisfies Record<string, readonly Row[]>;

export type Area = keyof typeof table;
