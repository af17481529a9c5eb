import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findFieldUses, usesWithout, type FieldStep } from './fieldUses.ts';
import { insertAfterField } from './insert.ts';
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
  /**
   * Fields of the same call that take the same way to the page. One is in the schema; the others are its
   * other names, such as that of a column. Default: the field before the new one.
   */
  readonly like?: readonly string[] | undefined;
}

export interface NewField {
  /** The files that were written. */
  readonly written: readonly string[];
  /** The file of the samples, if the sample is to be added by hand. */
  readonly missingSample: string | undefined;
  /** Its name, without that of the schema. */
  readonly field: string;
  /** The fields that the new one is like. */
  readonly like: readonly string[];
  /** The files that name a field of `like`, by step of the recipe, in the order in which they are edited. */
  readonly steps: readonly FieldStep[];
}

const contract = 'packages/contract/src';
const migrations = 'apps/store-api/migrations';
const tables = 'apps/store-api/src/db/schema';

/**
 * Adds an optional field to a schema of the contract: schema, test and sample, and with `table` a migration
 * and a column. `name` is `schema/field`, such as `bagLineSchema/engraving`. With `like`, the field alone is
 * enough if one schema has such a field. The field is optional, because another back end does not have it,
 * and so that every other file still compiles.
 */
export async function createField(
  root: string,
  name: string,
  { type = 'string', table, like }: FieldOptions = {},
): Promise<NewField> {
  const files = openWorkspaceFiles(root);
  const found = findField(root, files, name, like);
  const { schema, field, schemaFile, fields } = found;
  if (fields.includes(field)) throw new Error(`${schema} already has the field ${field}.`);

  const { schema: zod, sample, wrong } = types[type];
  files.edit(schemaFile, (text) =>
    insertAfterField(
      text,
      openingOf(schema),
      found.like,
      `  /** Purpose, unit and limits. Absent when the back end has no such field. Not in the specification. */\n  ${field}: ${zod}.optional(),`,
    ),
  );
  const folder = path.posix.dirname(schemaFile);
  await files.create(
    `${folder}/${field}.test.ts`,
    `import { expect, test } from 'vitest';
import { ${schema} } from './${path.posix.basename(schemaFile)}';

test('the field ${field} is an optional ${type}', () => {
  const { ${field} } = ${schema}.shape;
  expect(${field}.safeParse(${sample}).success).toBe(true);
  expect(${field}.safeParse(undefined).success).toBe(true);
  expect(${field}.safeParse(${wrong}).success).toBe(false);
});
`,
  );
  const sampleFile = `${contract}/samples/${toCamel(path.posix.basename(folder))}.ts`;
  const samples = sourcesIn(root, `${contract}/samples`).filter((file) => file !== sampleFile);
  const hasSample = [sampleFile, ...samples].some((file) => addSample(files, file, found, sample));
  if (table) await addColumn(root, files, { table, field, type, like: found.like });
  const written = files.commit();
  const missingSample = files.has(sampleFile) ? sampleFile : `${contract}/samples/samples.ts`;
  return {
    written,
    missingSample: hasSample ? undefined : missingSample,
    field,
    like: found.like,
    steps: findFieldUses(root, files, found.like),
  };
}

/**
 * The steps of a field that exists, with the files that name a field of `like` and do not name the field yet.
 */
export function fieldLeft(
  root: string,
  name: string,
  like?: readonly string[],
): Pick<NewField, 'field' | 'like' | 'steps'> {
  const files = openWorkspaceFiles(root);
  const { schema, field, fields, like: names } = findField(root, files, name, like);
  if (!fields.includes(field)) throw new Error(`${schema} has no field ${field}.`);
  return { field, like: names, steps: usesWithout(files, findFieldUses(root, files, names), field) };
}

interface FoundField {
  readonly schema: string;
  readonly field: string;
  readonly schemaFile: string;
  /** The fields of the schema, also those that it spreads from a constant of the same file. */
  readonly fields: readonly string[];
  readonly like: readonly string[];
}

function findField(
  root: string,
  files: WorkspaceFiles,
  name: string,
  like: readonly string[] | undefined,
): FoundField {
  const [, given, field] = /^(?:([a-z]\w*Schema)\/)?([a-z][a-zA-Z\d]*)$/.exec(name) ?? [];
  if (!field || !(given || like)) throw new Error(`A field looks like ${fieldExample}, not like "${name}".`);
  const schema = given ?? schemaWith(root, files, like ?? [], field);
  const schemaFile = findSchemaFile(root, files, schema);
  const fields = fieldsOf(files.read(schemaFile), openingOf(schema));
  const names = like ?? fields.filter((one) => one !== field).slice(-1);
  if (!names.some((one) => fields.includes(one)))
    throw new Error(`${schema} has no field ${names.join(' or ')}. Its fields: ${fields.join(', ')}.`);
  return { schema, field, schemaFile, fields, like: names };
}

const openingOf = (schema: string) => new RegExp(`^export const ${schema} = z\\.object\\(\\{$`);

const schemaSources = (root: string) => sourcesIn(root, contract, /[sS]chemas?\.ts$/);
const schemasIn = (text: string) =>
  [...text.matchAll(/^export const (\w+Schema) = z\.object\(\{$/gm)].map(([, schema = '']) => schema);

/** The only schema of the contract with one of the fields `like`. Throws with their names if several have. */
function schemaWith(root: string, files: WorkspaceFiles, like: readonly string[], field: string): string {
  const found = schemaSources(root).flatMap((file) => {
    const text = files.read(file);
    return schemasIn(text).filter((schema) =>
      fieldsOf(text, openingOf(schema)).some((one) => like.includes(one)),
    );
  });
  const [schema] = found;
  if (!schema) throw new Error(`No schema of the contract has a field ${like.join(' or ')}.`);
  if (found.length > 1)
    throw new Error(
      `Several schemas have a field ${like.join(' or ')}. Choose one:\n${found.map((one) => `  ${one}/${field}`).join('\n')}`,
    );
  return schema;
}

function findSchemaFile(root: string, files: WorkspaceFiles, schema: string): string {
  const all = schemaSources(root);
  const found = all.filter((file) => schemasIn(files.read(file)).includes(schema));
  const [file] = found;
  if (file && found.length === 1) return file;
  const names = all.flatMap((one) => schemasIn(files.read(one)));
  throw new Error(
    `${found.length} files of the contract export ${schema} as z.object({ …, and one is needed. ${similar(names, schema)}`,
  );
}

/**
 * A sentence with the names that share a word with `name`, or the beginning of one, as `addresses` does with
 * `address`. With all names if none does.
 */
function similar(names: readonly string[], name: string): string {
  const wordsOf = (one: string) =>
    toSnake(one)
      .split('_')
      .filter((word) => word !== 'schema');
  const own = wordsOf(name);
  const isNear = (word: string) => own.some((one) => one.startsWith(word) || word.startsWith(one));
  const near = names.filter((one) => wordsOf(one).some(isNear));
  const listed = [...new Set(near.length > 0 ? near : names)].sort();
  return `${near.length > 0 ? 'Similar names' : 'All names'}: ${listed.join(', ')}.`;
}

/** The names of the fields of an object, in order, with those of constants of the file that it spreads. */
function fieldsOf(text: string, opening: RegExp): string[] {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => opening.test(line));
  const to = lines.findIndex((line, at) => at > from && line.startsWith('}'));
  return lines.slice(from + 1, to).flatMap((line) => {
    const [, field, spread] = /^ {2}(?:(\w+):|\.\.\.(\w+),)/.exec(line) ?? [];
    if (spread) return fieldsOf(text, new RegExp(`^(?:export )?const ${spread} = \\{$`));
    return field ? [field] : [];
  });
}

/**
 * Adds the field to the sample, after the field that it is like. The sample is the object that sets most
 * fields of the schema and nothing else. Returns false if there is none.
 */
function addSample(files: WorkspaceFiles, file: string, found: FoundField, sample: string): boolean {
  const { field, fields, like } = found;
  if (!files.has(file)) return false;
  const setting = new RegExp(`^( +)(?:${like.filter((one) => fields.includes(one)).join('|')}): .*,$`);
  const lines = files.read(file).split('\n');
  const places = lines.flatMap((line, at) => {
    const indent = setting.exec(line)?.[1];
    if (indent === undefined) return [];
    const keys = keysAround(lines, at, indent);
    return keys.every((key) => fields.includes(key)) ? [{ at, indent, count: keys.length }] : [];
  });
  const most = Math.max(...places.map(({ count }) => count));
  const place = places.find(({ count }) => count === most);
  if (!place) return false;
  files.edit(file, () => lines.toSpliced(place.at + 1, 0, `${place.indent}${field}: ${sample},`).join('\n'));
  return true;
}

/** The keys of the object that has a line, without those of the objects in it. */
function keysAround(lines: readonly string[], at: number, indent: string): string[] {
  const isOutside = (line: string) => line !== '' && !line.startsWith(indent);
  const from = lines.findLastIndex((line, index) => index < at && isOutside(line));
  const to = lines.findIndex((line, index) => index > at && isOutside(line));
  return lines
    .slice(from + 1, to)
    .flatMap((line) => new RegExp(`^${indent}(\\w+)(?::|,$)`).exec(line)?.[1] ?? []);
}

async function addColumn(
  root: string,
  files: WorkspaceFiles,
  { table, field, type, like }: { table: string; field: string; type: FieldType; like: readonly string[] },
): Promise<void> {
  const { column } = types[type];
  const name = toSnake(field);
  const named = new RegExp(`pgTable\\(\\s*'${table}'`);
  const sources = sourcesIn(root, tables);
  const file = sources.find((one) => named.test(files.read(one)));
  if (!file) {
    const names = sources.flatMap((one) =>
      [...files.read(one).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, own = '']) => own),
    );
    throw new Error(`No file in ${tables} defines the table ${table}. ${similar(names, table)}`);
  }
  files.edit(file, (text) => {
    const { before, own, indent } = splitAtColumns(text, table);
    const columns = insertAfterField(own, /\{$/, like, `${indent}  ${field}: ${column}('${name}'),`);
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
