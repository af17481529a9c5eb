import { parseArgs } from 'node:util';
import { familyNames, type FamilyName } from './figures.ts';

export type DatabaseName = 'postgres' | 'embedded';

export interface BenchOptions {
  readonly families: readonly FamilyName[];
  /** How many products the shop has; 'demo': as it is seeded by itself. */
  readonly products: number | 'demo';
  /** What weights, cpu and lighthouse run on; memory measures both. */
  readonly database: DatabaseName;
  /** Write the figures into docs/benchmarks.md. */
  readonly append: boolean;
  /** A commit to measure in a work tree of its own, instead of the files as they are. */
  readonly at?: string;
  /** A work tree to measure, instead of this one. */
  readonly folder?: string;
  /** Two commits to measure in turns. */
  readonly compare?: readonly [string, string];
  readonly rounds: number;
  /** A file for the figures as JSON. */
  readonly json?: string;
  /** A folder for CPU profiles of both programs and Lighthouse's reports. */
  readonly profile?: string;
}

/** What `npm run bench` was asked. Throws a sentence for what it does not understand. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      products: { type: 'string', default: '100000' },
      database: { type: 'string', default: 'postgres' },
      append: { type: 'boolean', default: false },
      at: { type: 'string' },
      folder: { type: 'string' },
      compare: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  // The two commits stand where families would: `--compare <a> <b> [family…]`.
  const [a, b] = positionals;
  if (values.compare && (a === undefined || b === undefined))
    throw new Error('--compare takes two commits: npm run bench -- --compare main~5 main');
  const compare = values.compare && a !== undefined && b !== undefined ? ([a, b] as const) : undefined;
  const named = compare ? positionals.slice(2) : positionals;
  if (values.append && values.profile !== undefined)
    throw new Error('--append takes no figures of a run with --profile: profiling costs.');
  const { database, append, at, folder, json, profile } = values;
  if (database !== 'postgres' && database !== 'embedded')
    throw new Error(`--database is postgres or embedded, not "${database}".`);
  return {
    families: named.length ? named.map(toFamily) : compare ? ['weights', 'cpu'] : familyNames,
    products: values.products === 'demo' ? 'demo' : whole('--products', values.products),
    database,
    append,
    rounds: whole('--rounds', values.rounds),
    ...(compare && { compare }),
    ...(at !== undefined && { at }),
    ...(folder !== undefined && { folder }),
    ...(json !== undefined && { json }),
    ...(profile !== undefined && { profile }),
  };
}

function toFamily(name: string): FamilyName {
  const found = familyNames.find((known) => known === name);
  if (!found) throw new Error(`There is no family "${name}"; there are: ${familyNames.join(', ')}.`);
  return found;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`${name} takes a whole number, not "${text}".`);
  return value;
}
