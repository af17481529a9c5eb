import type { PageWeight } from './measurePages.ts';

/**
 * The content of `record.json`: the budgets of the pages, and the modules that the pages loaded when the
 * record was last accepted.
 */
export interface FirstLoadRecord {
  /** Largest first-load JavaScript of a page, in KiB of gzip. */
  readonly budgets: Readonly<Record<string, number>>;
  /** Modules by name: their gzip bytes, and the pages that load them (`*` for all). */
  readonly modules: Readonly<Record<string, readonly [bytes: number, pages: string]>>;
}

/**
 * Most scripts of a page. Each costs the browser a request, a module record and a task, however small it is.
 */
const maxScripts = 8;
/** Most modules named for one page. */
const maxListedModules = 3;
/** A report names a module only when the module has grown by more than this many bytes. */
const minGrowthBytes = 40;

/**
 * Returns lines about each page over its budget: the number of its scripts, or its size, the modules added or
 * grown since the record, and their import paths.
 */
export function comparePages(pages: readonly PageWeight[], record: FirstLoadRecord): string[] {
  return pages.flatMap((weight) => {
    const { page, scripts, gzipBytes } = weight;
    const budget = record.budgets[page];
    if (budget === undefined) return [`${page} has no budget.`];
    const many =
      scripts.length > maxScripts
        ? [`${page} loads ${scripts.length} scripts; at most ${maxScripts}: ${scripts.join(', ')}.`]
        : [];
    if (gzipBytes <= budget * 1024) return many;
    return [
      ...many,
      `${page} loads ${kib(gzipBytes)} KiB of scripts before it works; its budget is ${budget}.`,
      ...growthOf(weight, record),
    ];
  });
}

function growthOf({ page, modules, importPathTo }: PageWeight, record: FirstLoadRecord): string[] {
  const grown = Object.entries(modules)
    .map(([module, bytes]) => ({ module, bytes, by: bytes - recordedBytes(record, page, module) }))
    .filter(({ by }) => by > minGrowthBytes)
    .sort((a, b) => b.by - a.by);
  if (grown.length === 0) return ['  Nothing has grown since the record: the budget was lowered.'];
  return grown.slice(0, maxListedModules).map(({ module, bytes, by }) => {
    const what =
      by === bytes ? `${module} was added (${kib(bytes)} KiB)` : `${module} grew by ${kib(by)} KiB`;
    return `  ${what}: ${importPathTo(module).join(' → ')}`;
  });
}

function recordedBytes(record: FirstLoadRecord, page: string, module: string): number {
  const [bytes = 0, pages = ''] = record.modules[module] ?? [];
  return pages === '*' || pages.split(' ').includes(page) ? bytes : 0;
}

/** Returns a record of the given pages with the given budgets. */
export function toRecord(pages: readonly PageWeight[], budgets: FirstLoadRecord['budgets']): FirstLoadRecord {
  const names = new Set(pages.flatMap(({ modules }) => Object.keys(modules)));
  const modules = [...names].sort().map((name) => {
    const loading = pages.filter((page) => name in page.modules);
    const bytes = loading[0]?.modules[name] ?? 0;
    const of = loading.length === pages.length ? '*' : loading.map(({ page }) => page).join(' ');
    return [name, [bytes, of] as const] as const;
  });
  return { budgets, modules: Object.fromEntries(modules) };
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
