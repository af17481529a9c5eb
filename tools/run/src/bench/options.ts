import { parseArgs } from 'node:util';
import { familyNames, type FamilyName } from './figures.ts';

export type DatabaseName = 'postgres' | 'embedded';

export interface BenchOptions {
  readonly families: readonly FamilyName[];
  /** Number of products in the shop. 'demo': the demo catalogue. */
  readonly products: number | 'demo';
  /** The database for all families of figures except memory, which measures both databases. */
  readonly database: DatabaseName;
  /** Whether to write the figures into docs/benchmarks.md. */
  readonly append: boolean;
  /** A commit to measure instead of the current files. The bench checks it out into a separate work tree. */
  readonly at?: string;
  /** Folder of a work tree to measure instead of the current one. */
  readonly folder?: string;
  /** Two commits to measure alternately. */
  readonly compare?: readonly [string, string];
  readonly rounds: number;
  /** A file that receives the figures as JSON. */
  readonly json?: string;
  /** A folder for the CPU profiles of the storefront and the store API, and for the Lighthouse reports. */
  readonly profile?: string;
}

/** Parses the arguments of `npm run bench`. If they are invalid, throws an error with a readable message. */
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
  // The two commits precede the families: `--compare <a> <b> [family…]`.
  const [a, b] = positionals;
  if (values.compare && (a === undefined || b === undefined))
    throw new Error('--compare takes two commits: npm run bench -- --compare main~5 main');
  const compare = values.compare && a !== undefined && b !== undefined ? ([a, b] as const) : undefined;
  const familyArgs = compare ? positionals.slice(2) : positionals;
  if (values.append && values.profile !== undefined)
    throw new Error('--append cannot be combined with --profile: profiling distorts the figures.');
  const { database, append, at, folder, json, profile } = values;
  if (database !== 'postgres' && database !== 'embedded')
    throw new Error(`--database is postgres or embedded, not "${database}".`);
  return {
    families: familyArgs.length ? familyArgs.map(toFamily) : compare ? ['weights', 'cpu'] : familyNames,
    products: values.products === 'demo' ? 'demo' : readPositiveInteger('--products', values.products),
    database,
    append,
    rounds: readPositiveInteger('--rounds', values.rounds),
    ...(compare && { compare }),
    ...(at !== undefined && { at }),
    ...(folder !== undefined && { folder }),
    ...(json !== undefined && { json }),
    ...(profile !== undefined && { profile }),
  };
}

function toFamily(name: string): FamilyName {
  const found = familyNames.find((known) => known === name);
  if (!found) throw new Error(`There is no family "${name}". Families: ${familyNames.join(', ')}.`);
  return found;
}

function readPositiveInteger(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`${name} takes a positive integer, not "${text}".`);
  return value;
}
