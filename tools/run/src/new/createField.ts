import { readdirSync } from 'node:fs';
import path from 'node:path';
import { insertAt, insertAtEndOf } from './insert.ts';
import { toCamel, toSnake } from './names.ts';
import { openWorkspaceFiles, sourcesIn, type WorkspaceFiles } from './workspaceFiles.ts';

export const fieldExample = 'bagLineSchema/engraving';

/** A type of a field: its schema, its column, a sample, and a value of another type. */
const types = {
  string: { schema: 'z.string()', column: 'text', sample: `'Sample'`, wrong: '1' },
  number: { schema: 'z.int()', column: 'integer', sample: '1', wrong: `'one'` },
  boolean: { schema: 'z.boolean()', column: 'boolean', sample: 'true', wrong: `'yes'` },
} as const;

export type FieldType = keyof typeof types;
export const isFieldType = (name: string): name is FieldType => Object.hasOwn(types, name);

export interface FieldOptions {
  readonly type?: FieldType;
  /** The table of the database that stores the field. Without it, no column is written. */
  readonly table?: string | undefined;
}

export interface NewField {
  /** The files that were written. */
  readonly written: readonly string[];
  /**
   * The files where the new field is to be added by hand: those that name the field before it in the schema,
   * and the sample, if the place for the field was not found there.
   */
  readonly byHand: readonly string[];
}

const contract = 'packages/contract/src';
const migrations = 'apps/store-api/migrations';
const tables = 'apps/store-api/src/db/schema';

/**
 * Adds an optional field to a schema of the contract: schema, test and sample, and with `table` a migration
 * and a column. `name` is `schema/field`, such as `bagLineSchema/engraving`. The field is optional, because
 * another back end does not have it, and so that every other file still compiles.
 */
export async function createField(
  root: string,
  name: string,
  { type = 'string', table }: FieldOptions = {},
): Promise<NewField> {
  const [, schema, field] = /^([a-z]\w*Schema)\/([a-z][a-zA-Z\d]*)$/.exec(name) ?? [];
  if (!schema || !field) throw new Error(`A field looks like ${fieldExample}, not like "${name}".`);
  const files = openWorkspaceFiles(root);
  const schemaFile = findSchemaFile(root, files, schema);
  const fields = fieldsOf(files.read(schemaFile), schema);
  if (fields.includes(field)) throw new Error(`${schema} already has the field ${field}.`);
  const previous = fields.at(-1) ?? '';

  const { schema: zod, sample, wrong } = types[type];
  files.edit(schemaFile, (text) =>
    insertAtEndOf(
      text,
      openingOf(schema),
      `  /** Purpose, unit and limits. Absent when the back end has no such field. Not in the specification. */\n  ${field}: ${zod}.optional(),`,
    ),
  );
  const folder = path.posix.dirname(schemaFile);
  await files.create(
    `${folder}/${field}.test.ts`,
    `import { expect, test } from 'vitest';
import { ${schema} } from './schema.ts';

test('the field ${field} is an optional ${type}', () => {
  const { ${field} } = ${schema}.shape;
  expect(${field}.safeParse(${sample}).success).toBe(true);
  expect(${field}.safeParse(undefined).success).toBe(true);
  expect(${field}.safeParse(${wrong}).success).toBe(false);
});
`,
  );
  const sampleFile = `${contract}/samples/${toCamel(path.posix.basename(folder))}.ts`;
  const hasSample = addSample(files, sampleFile, previous, { field, sample });
  if (table) await addColumn(root, files, { table, field, type });
  const written = files.commit();
  const samples = files.has(sampleFile) ? sampleFile : `${contract}/samples/samples.ts`;
  const uses = findUses(root, files, previous).filter((file) => !written.includes(file));
  return { written, byHand: hasSample ? uses : [samples, ...uses] };
}

const openingOf = (schema: string) => new RegExp(`^export const ${schema} = z\\.object\\(\\{$`);

function findSchemaFile(root: string, files: WorkspaceFiles, schema: string): string {
  const opening = new RegExp(openingOf(schema).source, 'm');
  const found = sourcesIn(root, contract).filter(
    (file) => file.endsWith('/schema.ts') && opening.test(files.read(file)),
  );
  const [file] = found;
  if (!file || found.length > 1)
    throw new Error(`${found.length} files schema.ts export ${schema} as z.object({ …, and one is needed.`);
  return file;
}

/** The names of the fields of a schema, in order. */
function fieldsOf(text: string, schema: string): string[] {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => openingOf(schema).test(line));
  const to = lines.findIndex((line, at) => at > from && line.startsWith('}'));
  return lines.slice(from + 1, to).flatMap((line) => /^ {2}(\w+):/.exec(line)?.[1] ?? []);
}

/**
 * Adds the field to the sample after the field before it. Returns false if not exactly one line of the file
 * sets that one.
 */
function addSample(
  files: WorkspaceFiles,
  file: string,
  previous: string,
  { field, sample }: { field: string; sample: string },
): boolean {
  if (!files.has(file)) return false;
  const lines = files.read(file).split('\n');
  const setting = new RegExp(`^( +)${previous}: .*,$`);
  const found = lines.filter((line) => setting.test(line));
  const indent = setting.exec(found[0] ?? '')?.[1];
  if (found.length !== 1 || indent === undefined) return false;
  files.edit(file, (text) => insertAt(text, 'after', setting, `${indent}${field}: ${sample},`));
  return true;
}

async function addColumn(
  root: string,
  files: WorkspaceFiles,
  { table, field, type }: { table: string; field: string; type: FieldType },
): Promise<void> {
  const { column } = types[type];
  const name = toSnake(field);
  const named = new RegExp(`pgTable\\(\\s*'${table}'`);
  const file = sourcesIn(root, tables).find((one) => named.test(files.read(one)));
  if (!file) throw new Error(`No file in ${tables} defines the table ${table}.`);
  files.edit(file, (text) => {
    const { before, own, indent } = splitAtColumns(text, table);
    const columns = insertAtEndOf(own, /\{$/, `${indent}  ${field}: ${column}('${name}'),`);
    return importColumn(before + columns, column);
  });
  await files.create(
    `${migrations}/${nextNumber(root)}_${table}_${name}.sql`,
    `-- The purpose of the column, in one sentence.\nALTER TABLE "${table}" ADD COLUMN "${name}" ${column};\n`,
  );
}

/** Divides a file at the line that opens the columns of a table. */
function splitAtColumns(text: string, table: string) {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(`'${table}'`));
  const from = lines.findIndex((line, index) => index >= at && line.endsWith('{'));
  const before = lines.slice(0, from).map((line) => `${line}\n`);
  return {
    before: before.join(''),
    own: lines.slice(from).join('\n'),
    indent: /^ */.exec(lines[from] ?? '')?.[0] ?? '',
  };
}

/** Adds the function of a column type to the imports, if it is missing. */
function importColumn(text: string, column: string): string {
  const found = /import \{([^}]*)\} from 'drizzle-orm\/pg-core';/.exec(text);
  if (!found) return text;
  const [statement, names = ''] = found;
  if (new RegExp(`\\b${column}\\b`).test(names)) return text;
  const added = names.startsWith('\n') ? `\n  ${column},` : ` ${column},`;
  return text.replace(statement, () => `import {${added}${names}} from 'drizzle-orm/pg-core';`);
}

/** The number of the next migration, with four digits. */
function nextNumber(root: string): string {
  const numbers = readdirSync(path.join(root, migrations)).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** The folders in which a field of a call is read or written, in the order of its way to the page. */
const users = [
  'apps/store-api/src/modules',
  'apps/store-api/src/endpoints',
  'packages/contract/src/testing',
  'packages/resources/src',
  'packages/patterns/src',
  'packages/features',
  'apps/storefront/app',
  'apps/desk/src',
];

/** Sources, without tests and stories, that name the field before the new one. */
function findUses(root: string, files: WorkspaceFiles, field: string): string[] {
  const use = new RegExp(`\\b${field}\\b`);
  return users
    .flatMap((folder) => sourcesIn(root, folder))
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file) && use.test(files.read(file)));
}
