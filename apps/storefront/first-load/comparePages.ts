import type { PageWeight } from './measurePages.ts';

/** What pages may weigh and what they were made of when somebody last looked: `record.json`. */
export interface FirstLoadRecord {
  /** KiB of gzip that a page's first-load JavaScript may have. */
  readonly budgets: Readonly<Record<string, number>>;
  /** Modules by name: their bytes, and the pages that load them (`*` for all). */
  readonly modules: Readonly<Record<string, readonly [bytes: number, pages: string]>>;
}

/** Modules named in a sentence. */
const named = 3;
/** Bytes: what grew by less is not why a page is too heavy. */
const noise = 40;

/** A sentence for each page over its budget: by how much, which modules came or grew since the record, and who imports them. */
export function comparePages(pages: readonly PageWeight[], record: FirstLoadRecord): string[] {
  return pages.flatMap((weight) => {
    const { page, gzipBytes } = weight;
    const budget = record.budgets[page];
    if (budget === undefined) return [`${page} has no budget.`];
    if (gzipBytes <= budget * 1024) return [];
    return [
      `${page} loads ${kib(gzipBytes)} KiB of scripts before it works; its budget is ${budget}.`,
      ...growthOf(weight, record),
    ];
  });
}

function growthOf({ page, modules, wayTo }: PageWeight, record: FirstLoadRecord): string[] {
  const grown = Object.entries(modules)
    .map(([module, bytes]) => ({ module, bytes, by: bytes - recordedBytes(record, page, module) }))
    .filter(({ by }) => by > noise)
    .sort((a, b) => b.by - a.by);
  if (grown.length === 0) return ['  Nothing has grown since the record: the budget was lowered.'];
  return grown.slice(0, named).map(({ module, bytes, by }) => {
    const what = by === bytes ? `${module} came (${kib(bytes)} KiB)` : `${module} grew by ${kib(by)} KiB`;
    return `  ${what}: ${wayTo(module).join(' → ')}`;
  });
}

function recordedBytes(record: FirstLoadRecord, page: string, module: string): number {
  const [bytes = 0, pages = ''] = record.modules[module] ?? [];
  return pages === '*' || pages.split(' ').includes(page) ? bytes : 0;
}

/** The record of pages as they are, with the budgets as they were. */
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
