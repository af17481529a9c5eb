import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { importFile, type ImportOptions, type ImportResult } from '../import/importFile.ts';
import { manualClock } from './manualClock.ts';

/** A row of a file by column. */
export type FileRow = Readonly<Record<string, string>>;

/** Writes files for imports into a temporary folder, and imports them. */
export function createImporter(db: Database, clock = manualClock()) {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-import-'));
  const mediaDir = path.join(folder, 'media');
  const importText = (name: string, text: string, options: Partial<ImportOptions> = {}) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return importFile(db, { file, mediaDir, countedAt: clock.now(), ...options }, { clock });
  };
  return {
    folder,
    mediaDir,
    clock,
    importText,
    /** Imports rows as a CSV file with all their columns. */
    importRows: (rows: readonly FileRow[], options: Partial<ImportOptions> = {}): Promise<ImportResult> =>
      importText('catalogue.csv', toCsv(rows), options),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Importer = ReturnType<typeof createImporter>;

/** CSV with a header of all columns that a row has. */
export function toCsv(rows: readonly FileRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');
}

/** A row of a new product with everything that it needs. */
export const newRow = (sku: string, more: FileRow = {}): FileRow => ({
  sku,
  title: `Shirt ${sku}`,
  brand: 'Kestrel',
  category: 'Clothing > Shirts',
  price: '2990',
  stock: '5',
  ...more,
});
