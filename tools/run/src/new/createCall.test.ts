import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root as workspace } from '../programs/childProcess.ts';
import { typeCompiler } from '../verify/checks.ts';
import { createEndpoint } from './createEndpoint.ts';
import { createField, fieldLeft, isFieldType } from './createField.ts';
import type { FieldStep } from './fieldUses.ts';
import { toCamel } from './names.ts';

// A copy of the real files that the commands change, so that a test fails when their form changes.
const copied = [
  '.prettierrc.json',
  'packages/contract/src/address',
  'packages/contract/src/articles',
  'packages/contract/src/bag',
  'packages/contract/src/calls',
  'packages/contract/src/samples/address.ts',
  'packages/contract/src/samples/bag.ts',
  'packages/contract/src/samples/samples.ts',
  'packages/contract/src/testing/conformance.ts',
  'apps/store-api/migrations',
  'apps/store-api/src/app.ts',
  'apps/store-api/src/endpoints/articles.ts',
  'apps/store-api/src/db/schema/cart.ts',
  'apps/store-api/src/modules/cart/wire.ts',
];
let root = '';
const contract = 'packages/contract/src';
const read = (file: string, from = root) => readFileSync(path.join(from, file), 'utf8');
/** The lines that a command has added to a file. Fails if it has removed or changed a line. */
const addedTo = (file: string) => {
  const after = read(file).split('\n');
  const added: string[] = [];
  const before = read(file, workspace).split('\n');
  for (const line of after)
    if (line === before[0]) before.shift();
    else added.push(line);
  expect(before).toEqual([]);
  return added;
};
const filesOf = (steps: readonly FieldStep[], name: string) =>
  steps.find((step) => step.name === name)?.uses.map(({ file }) => file);
/** All files of the copy, with their texts. */
const readAll = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(root, file)).isFile())
    .toSorted()
    .map((file) => [file, read(file)]);

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'call-')));
  for (const file of copied) cpSync(path.join(workspace, file), path.join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a new endpoint', () => {
  it('of a new topic has its files, and adds only lines of its own to those of others', async () => {
    const written = await createEndpoint(root, 'opening-hours/openingHours');
    expect([...written].sort()).toEqual(
      [
        `${contract}/opening-hours/endpoints.ts`,
        `${contract}/opening-hours/schema.ts`,
        `${contract}/samples/openingHours.ts`,
        `${contract}/calls/afterOrderCalls.ts`,
        `${contract}/calls/schemas.ts`,
        `${contract}/samples/samples.ts`,
        `${contract}/testing/conformance.ts`,
        'apps/store-api/src/modules/opening-hours/service.ts',
        'apps/store-api/src/modules/opening-hours/service.test.ts',
        'apps/store-api/src/endpoints/openingHours.ts',
        'apps/store-api/src/app.ts',
      ].sort(),
    );
    expect(addedTo(`${contract}/calls/afterOrderCalls.ts`)).toEqual([
      "import { openingHoursCalls } from '../opening-hours/endpoints.ts';",
      '  ...openingHoursCalls,',
    ]);
    expect(addedTo(`${contract}/calls/schemas.ts`)).toHaveLength(2);
    expect(addedTo(`${contract}/samples/samples.ts`)).toEqual([
      "import * as openingHours from './openingHours.ts';",
      '  openingHours: openingHours.openingHours,',
    ]);
    expect(addedTo(`${contract}/testing/conformance.ts`)).toEqual(["  await probe.call('openingHours');"]);
    expect(addedTo('apps/store-api/src/app.ts')).toEqual([
      "import { openingHoursRoutes } from './endpoints/openingHours.ts';",
      '    openingHoursRoutes(mount);',
    ]);
  });

  it('of a topic that exists is added to its files, with a route beside the others', async () => {
    await createEndpoint(root, 'articles/articleTopics');
    expect(addedTo(`${contract}/articles/endpoints.ts`)[0]).toBe('  articleTopics: {');
    expect(addedTo(`${contract}/articles/schema.ts`)[0]).toBe('  articleTopics: {');
    expect(addedTo('apps/store-api/src/endpoints/articles.ts')[0]).toBe(
      "  mount('articleTopics', () => ({ items: [] }));",
    );
  });

  it('is rejected when its name is invalid or taken', async () => {
    await expect(createEndpoint(root, 'openingHours')).rejects.toThrow('An endpoint name looks like');
    await expect(createEndpoint(root, 'articles/articles')).rejects.toThrow('already exists');
  });

  it('that is rejected half way leaves every file as it was', async () => {
    writeFileSync(path.join(root, `${contract}/testing/conformance.ts`), '');
    const before = readAll();
    await expect(createEndpoint(root, 'opening-hours/openingHours')).rejects.toThrow('lines match');
    await expect(createEndpoint(root, 'articles/articleTopics')).rejects.toThrow('lines match');
    expect(readAll()).toEqual(before);
  });

  it('of a new topic does not replace a module of the store that has the same name', async () => {
    cpSync(
      path.join(workspace, 'apps/store-api/src/modules/cart/service.ts'),
      path.join(root, 'apps/store-api/src/modules/cart/service.ts'),
    );
    await expect(createEndpoint(root, 'cart/cartColours')).rejects.toThrow(
      'apps/store-api/src/modules/cart/service.ts already exists.',
    );
  });
});

describe('a new endpoint of each topic', () => {
  const endpoints = 'apps/store-api/src/endpoints';
  const topics = readdirSync(path.join(workspace, contract)).filter((topic) =>
    existsSync(path.join(workspace, contract, topic, 'endpoints.ts')),
  );
  const changed = new Set<string>();
  const calls: string[] = [];
  let copy = '';
  /** Writes an endpoint in the copy, and records its call and the changed files. */
  const create = async (name: string) => {
    const written = await createEndpoint(copy, name);
    for (const file of written) changed.add(file);
    calls.push(path.posix.basename(name));
    return written;
  };
  beforeAll(() => {
    copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'topics-')));
    for (const file of [
      '.prettierrc.json',
      'tsconfig.base.json',
      'packages/contract/package.json',
      contract,
      'apps/store-api/package.json',
      'apps/store-api/src',
    ])
      cpSync(path.join(workspace, file), path.join(copy, file), { recursive: true });
    linkPackages(copy, { contract: 'packages/contract', 'store-api': 'apps/store-api' });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('has topics to extend', () => expect(topics.length).toBeGreaterThan(30));

  it.each(topics)('%s has a schema and a route', async (topic) => {
    const call = `${toCamel(topic)}Example`;
    const written = await create(`${topic}/${call}`);
    expect(written.filter((file) => file.endsWith('/schema.ts'))).toHaveLength(1);
    const [route = '', ...others] = written.filter((file) => file.startsWith(`${endpoints}/`));
    expect(others).toEqual([]);
    expect(read(route, copy)).toContain(`  mount('${call}', () => (`);
  });

  it('passes the type check, and so does one of a new topic', async () => {
    await create('opening-hours/openingHours');
    const check = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2024', 'DOM'],
        types: ['node'],
        noEmit: true,
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
      },
      files: [...changed],
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(check));
    const { stdout, error } = spawnSync(
      process.execPath,
      [typeCompiler, '--project', '.', '--pretty', 'false'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    );
    expect(error).toBeUndefined();
    expect(stdout.split(/\n(?=\S)/).filter(isOfCreated)).toEqual([]);
    // The check reads the types of all packages, which takes a minute on a busy machine.
  }, 300_000);

  /** Whether an error lies in a line that a command has written, or names a call that it has created. */
  function isOfCreated(error: string): boolean {
    if (error === '') return false;
    const [, file, line] = /^(.+)\((\d+),\d+\): error/.exec(error) ?? [];
    // The compiler has not started, or the call is missing elsewhere.
    if (file === undefined || calls.some((call) => error.includes(call))) return true;
    if (!changed.has(file)) return false;
    const text = read(file, copy).split('\n')[Number(line) - 1] ?? '';
    const original = path.join(workspace, file);
    return !existsSync(original) || !readFileSync(original, 'utf8').split('\n').includes(text);
  }
});

/** Links the packages of the workspace into a copy. `own` are the folders of its own packages, by name. */
function linkPackages(copy: string, own: Readonly<Record<string, string>>): void {
  const from = path.join(workspace, 'node_modules');
  const to = path.join(copy, 'node_modules');
  mkdirSync(path.join(to, '@luxe'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@luxe') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@luxe')))
    symlinkSync(
      own[name] ? path.join(copy, own[name]) : realpathSync(path.join(from, '@luxe', name)),
      path.join(to, '@luxe', name),
    );
}

describe('a new field', () => {
  it('is added to schema, sample, table and migration, and names the files to change by hand', async () => {
    const last = readdirSync(path.join(root, 'apps/store-api/migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1);
    const { written, missingSample, steps } = await createField(root, 'bagLineSchema/engraving', {
      table: 'cart_line',
    });
    expect(addedTo('packages/contract/src/bag/schema.ts').at(-1)).toBe('  engraving: z.string().optional(),');
    expect(addedTo('packages/contract/src/samples/bag.ts')).toEqual(["    engraving: 'Sample',"]);
    expect(addedTo('apps/store-api/src/db/schema/cart.ts')).toEqual(["    engraving: text('engraving'),"]);
    const number = String(Number.parseInt(last ?? '', 10) + 1).padStart(4, '0');
    const migration = `apps/store-api/migrations/${number}_cart_line_engraving.sql`;
    expect(written).toContain(migration);
    expect(read(migration)).toContain('ALTER TABLE "cart_line" ADD COLUMN "engraving" text;');
    expect(written).toContain('packages/contract/src/bag/engraving.test.ts');
    expect(missingSample).toBeUndefined();
    // The last field of the schema.
    expect(filesOf(steps, 'mapping')).toEqual(['apps/store-api/src/modules/cart/wire.ts']);
  });

  it('like another field is found by that one, and lists its files in the order of the recipe', async () => {
    const { written, field, like, steps } = await createField(root, 'engraving', {
      table: 'cart_line',
      like: ['selectedDeliveryMode', 'deliveryMode'],
    });
    expect(written).toContain('packages/contract/src/bag/engraving.test.ts');
    expect(field).toBe('engraving');
    expect(like).toEqual(['selectedDeliveryMode', 'deliveryMode']);
    expect(steps.map(({ name }) => name)).toEqual(['contract', 'samples', 'table', 'mapping']);
    expect(filesOf(steps, 'contract')).toContain('packages/contract/src/bag/schema.ts');
    expect(filesOf(steps, 'table')).toEqual(['apps/store-api/src/db/schema/cart.ts']);
    // The command writes the field beside the other one, so what it has written is not left.
    const leftOf = (...names: string[]) => fieldLeft(root, 'engraving', names).steps;
    expect(filesOf(leftOf('selectedDeliveryMode'), 'contract') ?? []).not.toContain(
      'packages/contract/src/bag/schema.ts',
    );
    expect(filesOf(leftOf('selectedDeliveryMode', 'deliveryMode'), 'table')).toBeUndefined();
  });

  it('is added to another file of the samples if its own has none', async () => {
    const bag = `${contract}/samples/bag.ts`;
    writeFileSync(path.join(root, `${contract}/samples/bagLines.ts`), read(bag));
    writeFileSync(path.join(root, bag), 'export {};\n');
    const { written, missingSample } = await createField(root, 'bagLineSchema/engraving');
    expect(written).toContain(`${contract}/samples/bagLines.ts`);
    expect(missingSample).toBeUndefined();
  });

  it('like one that several samples set is added to the sample with most fields of the schema', async () => {
    await createField(root, 'addressSchema/accessNote', { like: ['landmark'] });
    expect(addedTo('packages/contract/src/samples/address.ts')).toEqual(["  accessNote: 'Sample',"]);
    expect(read('packages/contract/src/samples/address.ts')).toMatch(
      /export const address: Address = \{[^}]*landmark: '[^']*',\n {2}accessNote: 'Sample',/,
    );
  });

  it('lists the places that do not have it yet', async () => {
    const like = ['selectedDeliveryMode'];
    expect(() => fieldLeft(root, 'engraving', like)).toThrow('bagLineSchema has no field engraving.');
    const wire = 'apps/store-api/src/modules/cart/wire.ts';
    const { steps } = await createField(root, 'engraving', { like });
    expect(filesOf(steps, 'mapping')).toEqual([wire]);
    expect(fieldLeft(root, 'bagLineSchema/engraving', like).field).toBe('engraving');
    expect(filesOf(fieldLeft(root, 'engraving', like).steps, 'mapping')).toEqual([wire]);
    const [use = ''] = /^.*\bselectedDeliveryMode\b.*$/m.exec(read(wire)) ?? [];
    writeFileSync(path.join(root, wire), read(wire).replace(use, `${use}\n  engraving,`));
    expect(filesOf(fieldLeft(root, 'engraving', like).steps, 'mapping')).toBeUndefined();
  });

  it('names the file of the samples when it finds no place there', async () => {
    writeFileSync(path.join(root, `${contract}/samples/bag.ts`), 'export {};\n');
    const { written, missingSample } = await createField(root, 'bagLineSchema/engraving');
    expect(written).not.toContain(`${contract}/samples/bag.ts`);
    expect(missingSample).toBe(`${contract}/samples/bag.ts`);
  });

  it('of a table that does not exist leaves every file as it was', async () => {
    const before = readAll();
    await expect(createField(root, 'bagLineSchema/engraving', { table: 'typo' })).rejects.toThrow(
      'No file in apps/store-api/src/db/schema defines the table typo. All names: cart, cart_line',
    );
    expect(readAll()).toEqual(before);
  });

  it('without a table has no column', async () => {
    const { written } = await createField(root, 'cartSchema/isGift', { type: 'boolean' });
    expect(written.some((file) => file.startsWith('apps/'))).toBe(false);
    expect(addedTo('packages/contract/src/bag/schema.ts').at(-1)).toBe('  isGift: z.boolean().optional(),');
  });

  it('has one of the listed types', () => {
    expect(isFieldType('number')).toBe(true);
    expect(isFieldType('toString')).toBe(false);
  });

  it.each([
    ['bagLine', 'A field looks like bagLineSchema/engraving'],
    ['engraving', 'A field looks like bagLineSchema/engraving'],
    ['bagLinesSchema/engraving', 'Similar names: bagLineSchema'],
    ['missingSchema/engraving', 'All names: addressSchema, bagLineSchema'],
    ['bagLineSchema/quantity', 'bagLineSchema already has the field quantity.'],
  ])('%s is rejected', async (name, message) => expect(createField(root, name)).rejects.toThrow(message));

  it.each([
    ['bagLineSchema/engraving', 'street', 'bagLineSchema has no field street. Its fields: entryNumber'],
    ['engraving', 'street', 'No schema of the contract has a field street.'],
  ])('%s like %s is rejected', async (name, like, message) =>
    expect(createField(root, name, { like: [like] })).rejects.toThrow(message),
  );

  it('like a field of several schemas is rejected with their names', async () => {
    cpSync(path.join(root, `${contract}/bag`), path.join(root, `${contract}/shared`), { recursive: true });
    const schema = path.join(root, `${contract}/shared/schema.ts`);
    writeFileSync(schema, read(`${contract}/shared/schema.ts`).replace('couponSchema', 'offerSchema'));
    await expect(createField(root, 'note', { like: ['offerTitle'] })).rejects.toThrow(
      'Several schemas have a field offerTitle. Choose one:\n  couponSchema/note\n  offerSchema/note',
    );
  });
});
