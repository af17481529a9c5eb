import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFieldUses, formatSteps, usesWithout } from './fieldUses.ts';
import { openWorkspaceFiles } from './workspaceFiles.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const find = () => findFieldUses(root, openWorkspaceFiles(root), ['landmark']);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'uses-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesInOrder = [
  ['contract', 'packages/contract/src/address/schema.ts'],
  ['samples', 'packages/contract/src/samples/address.ts'],
  ['table', 'apps/store-api/src/db/schema/customer.ts'],
  ['repository', 'apps/store-api/src/modules/address/repository.ts'],
  ['rules of the store', 'apps/store-api/src/modules/address/service.ts'],
  ['mapping', 'apps/store-api/src/modules/address/toWireAddress.ts'],
  ['mock', 'packages/contract/src/testing/mockShop.ts'],
  ['sample catalogue', 'tools/catalogue/src/customers.ts'],
  ['data of the page', 'packages/features/account/src/data/toModel.ts'],
  ['view', 'packages/features/account/src/views/AddressView.tsx'],
  ['stories', 'packages/features/account/src/views/AddressView.stories.tsx'],
  ['tests', 'packages/features/account/src/data/toModel.test.ts'],
] as const;

it('returns the files that name a field by step, in the order in which they are edited', () => {
  for (const [, file] of filesInOrder.toReversed()) write(file, '\nconst { landmark } = row;\n');
  write('docs/events.md', 'The column `landmark` is empty.\n');
  write('tools/tara/src/questions.ts', 'landmark,\n');
  const steps = find();
  expect(steps.map(({ name, uses }) => [name, uses[0]?.file])).toEqual([
    ...filesInOrder,
    ['documents', 'docs/events.md'],
    ['other tools', 'tools/tara/src/questions.ts'],
  ]);
  expect(steps[0]?.uses[0]?.lines).toEqual([2]);
});

it.each([
  'row.landmark;',
  'label={labels.landmark}',
  "const fields = ['line1', 'line2', 'landmark'];",
  "landmark: 'Near the lake',",
  'landmark,',
])('finds the field in `%s`', (line) => {
  write('packages/features/account/src/data/toModel.ts', line);
  expect(find()).toHaveLength(1);
});

it.each([
  '// The landmark of the page.',
  ' * The landmark of the page.',
  "title: 'A landmark with a name',",
  'const landmarks = 1;',
  "className: 'x-landmark',",
  'run(); // opens the landmark',
])('does not take `%s` for the field', (line) => {
  write('packages/features/account/src/data/toModel.ts', line);
  expect(find()).toEqual([]);
});

it.each([
  'apps/store-api/migrations/0000_shop.ts',
  'packages/contract/src/generated/openapi.d.ts',
  'docs/decisions/0001-address.md',
  'docs/tour.md',
  'apps/storefront/build/server/index.ts',
])('omits %s, which is not edited by hand', (file) => {
  write(file, 'const landmark = `landmark`;');
  expect(find()).toEqual([]);
});

it('returns the second place of a file that has the new field in another place', () => {
  const far = '\n'.repeat(10);
  write('packages/features/account/src/data/toModel.ts', `landmark,\naccessNote,\n${far}row.landmark;`);
  const [left] = usesWithout(openWorkspaceFiles(root), find(), 'accessNote');
  expect(left?.uses[0]?.lines).toEqual([13]);
});

it('returns the files without the new field, and no step that has it everywhere', () => {
  write('packages/features/account/src/data/toModel.ts', 'const { landmark, accessNote } = row;');
  write('packages/features/account/src/views/AddressView.tsx', '<p>{address.landmark}</p>');
  const left = usesWithout(openWorkspaceFiles(root), find(), 'accessNote');
  expect(left.map(({ name }) => name)).toEqual(['view']);
});

it('finds a name of several words in snake case, as a column or an import has it', () => {
  write('apps/store-api/src/import/rowSchema.ts', `style_note: lines,\n${'\n'.repeat(10)}careNote: 1,`);
  const [step] = findFieldUses(root, openWorkspaceFiles(root), ['styleNote']);
  expect(step?.uses[0]?.lines).toEqual([1]);
  const left = () => usesWithout(openWorkspaceFiles(root), step ? [step] : [], 'careNote');
  expect(left()).toHaveLength(1);
  write('apps/store-api/src/import/rowSchema.ts', 'style_note: lines,\ncare_note: lines,');
  expect(left()).toEqual([]);
});

describe('a trigger of the database', () => {
  const drop = 'DROP TRIGGER address_changed ON address;';
  const trigger = (columns: string) =>
    `CREATE TRIGGER address_changed\n  BEFORE UPDATE OF ${columns} ON address EXECUTE FUNCTION changed();\n`;
  const migration = (name: string, ...statements: string[]) =>
    write(`apps/store-api/migrations/${name}.sql`, statements.join('--> statement-breakpoint\n'));

  beforeEach(() =>
    migration('0001_address', 'ALTER TABLE address ADD landmark text;\n', trigger('landmark')),
  );

  it('that names the column is listed, with what to do', () => {
    expect(formatSteps(find())).toBe(`table
  apps/store-api/migrations/0001_address.sql:4  (a trigger or function: define it again in your migration)
  → npx vitest run --project node apps/store-api/src/db/migrate.test.ts`);
  });

  it('is listed by its last definition only, until that has the new column too', () => {
    migration('0002_street', '-- Not the landmark.\n', `${drop}\n`, trigger('street, landmark'));
    const [step, ...others] = find();
    expect(others).toEqual([]);
    expect(step?.uses).toEqual([{ file: 'apps/store-api/migrations/0002_street.sql', lines: [6] }]);
    migration('0003_note', `${drop}\n`, trigger('street, landmark, access_note'));
    expect(usesWithout(openWorkspaceFiles(root), find(), 'accessNote')).toEqual([]);
  });

  it('that a later migration has dropped is not listed', () => {
    migration('0002_drop', drop);
    expect(find()).toEqual([]);
  });
});

it('prints each step with its files, their lines and the command that checks it', () => {
  write('apps/store-api/src/modules/address/service.ts', 'landmark,\n\nlandmark,');
  write('e2e/src/address.test.ts', 'landmark,');
  write('packages/patterns/src/values.test.ts', 'landmark,');
  expect(formatSteps(find())).toBe(`rules of the store
  apps/store-api/src/modules/address/service.ts:1,3
  → npx vitest run --project node apps/store-api/src/modules/address
tests
  packages/patterns/src/values.test.ts:1
  e2e/src/address.test.ts:1
  → npx vitest run --project node --project 'dom*' packages/patterns/src/values.test.ts`);
});
