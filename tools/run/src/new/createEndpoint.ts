import { insertAt, insertAtEndOf } from './insert.ts';
import { toCamel, toPascal } from './names.ts';
import { openWorkspaceFiles, sourcesIn, type WorkspaceFiles } from './workspaceFiles.ts';

export const endpointExample = 'opening-hours/openingHours';

const contract = 'packages/contract/src';
const store = 'apps/store-api/src';

/**
 * Writes a call that reads, in a new topic of the contract or in one that exists: endpoint, schemas, sample,
 * conformance, and the module and the route of the store API with a test. The mock of the call derives from
 * the sample. `name` is `topic/call`. Resolves to the written paths. Rejects with a sentence when the name is
 * invalid or taken.
 */
export async function createEndpoint(root: string, name: string): Promise<readonly string[]> {
  const [, topic, call] = /^([a-z]+(?:-[a-z]+)*)\/([a-z][a-zA-Z\d]*)$/.exec(name) ?? [];
  if (!topic || !call) throw new Error(`An endpoint name looks like ${endpointExample}, not like "${name}".`);
  const files = openWorkspaceFiles(root);
  const samples = files.read(`${contract}/samples/samples.ts`);
  if (new RegExp(`^  ${call}:`, 'm').test(samples)) throw new Error(`The call ${call} already exists.`);
  const isNewTopic = !files.has(`${contract}/${topic}/endpoints.ts`);
  if (isNewTopic) await writeTopic(files, topic, call);
  else await extendTopic(root, files, topic, call);
  files.edit(`${contract}/testing/conformance.ts`, (text) =>
    insertAt(text, 'before', "  await probe.call('sitemap',", `  await probe.call('${call}');`),
  );
  return files.commit();
}

const endpointOf = (call: string) => `  ${call}: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/${call}',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    optional: true,
    summary: 'Returns what the call is for, in one sentence. Not in the specification.',
  },`;

const schemasOf = (call: string) => `  ${call}: {
    response: z.object({
      /** Purpose, unit and limits of the field. */
      items: z.array(z.string()),
    }),
  },`;

async function writeTopic(files: WorkspaceFiles, topic: string, call: string): Promise<void> {
  const camel = toCamel(topic);
  await files.create(
    `${contract}/${topic}/endpoints.ts`,
    `import type { Endpoint } from '../shared/endpoint.ts';

export const ${camel}Calls = {
${endpointOf(call)}
} as const satisfies Record<string, Endpoint>;
`,
  );
  await files.create(
    `${contract}/${topic}/schema.ts`,
    `import { z } from 'zod';

export const ${camel}Schemas = {
${schemasOf(call)}
};
`,
  );
  await files.create(
    `${contract}/samples/${camel}.ts`,
    `import type { CallResponse } from '../calls/calls.ts';

export const ${call}: CallResponse<'${call}'> = { items: ['One', 'Two'] };
`,
  );
  register(files, `${contract}/calls/afterOrderCalls.ts`, {
    lastImport: /^import \{ walletCalls \}/,
    importLine: `import { ${camel}Calls } from '../${topic}/endpoints.ts';`,
    opening: 'export const afterOrderCalls',
    entry: `  ...${camel}Calls,`,
  });
  register(files, `${contract}/calls/schemas.ts`, {
    lastImport: /^import \{ wishlistSchemas \}/,
    importLine: `import { ${camel}Schemas } from '../${topic}/schema.ts';`,
    opening: 'export const schemas',
    entry: `  ...${camel}Schemas,`,
  });
  register(files, `${contract}/samples/samples.ts`, {
    lastImport: /^import \* as wishlist /,
    importLine: `import * as ${camel} from './${camel}.ts';`,
    opening: 'export const callSamples',
    entry: `  ${call}: ${camel}.${call},`,
  });
  await writeRoute(files, topic, call);
}

/** Writes a module and a route of the store API, and mounts the route. */
async function writeRoute(files: WorkspaceFiles, topic: string, call: string): Promise<void> {
  const camel = toCamel(topic);
  const read = `read${toPascal(call)}`;
  await files.create(
    `${store}/modules/${topic}/service.ts`,
    `/** What the function returns, in one sentence. Write the rules here, and read rows in \`repository.ts\`. */
export const ${read} = (): string[] => [];
`,
  );
  await files.create(
    `${store}/modules/${topic}/service.test.ts`,
    `import { expect, test } from 'vitest';
import { ${read} } from './service.ts';

test('returns no items before there are any', () => expect(${read}()).toEqual([]));
`,
  );
  await files.create(
    `${store}/endpoints/${camel}.ts`,
    `import type { Mount } from '../http/mount.ts';
import { ${read} } from '../modules/${topic}/service.ts';

export function ${camel}Routes(mount: Mount) {
  mount('${call}', () => ({ items: ${read}() }));
}
`,
  );
  files.edit(`${store}/app.ts`, (text) => {
    const imported = insertAt(
      text,
      'after',
      'import { wishlistRoutes }',
      `import { ${camel}Routes } from './endpoints/${camel}.ts';`,
    );
    return insertAt(imported, 'after', '    eventRoutes(mount,', `    ${camel}Routes(mount);`);
  });
}

/**
 * Adds a call to a topic that exists, with its route beside that of the first call of the topic. If the store
 * API does not serve that call, the new one gets a route of its own.
 */
async function extendTopic(root: string, files: WorkspaceFiles, topic: string, call: string): Promise<void> {
  const endpoints = files.read(`${contract}/${topic}/endpoints.ts`);
  const [, table = '', sibling = ''] = /^export const (\w+Calls) = \{\n {2}(\w+):/m.exec(endpoints) ?? [];
  if (!table) throw new Error(`${contract}/${topic}/endpoints.ts has no table of calls.`);
  files.edit(`${contract}/${topic}/endpoints.ts`, (text) =>
    insertAtEndOf(text, `export const ${table} `, endpointOf(call)),
  );
  files.edit(findSchemaFile(root, files, topic, sibling), (text) =>
    insertAtEndOf(text, /^export const \w+Schemas = \{/, schemasOf(call)),
  );
  files.edit(`${contract}/samples/samples.ts`, (text) =>
    insertAtEndOf(text, 'export const callSamples', `  ${call}: { items: ['One', 'Two'] },`),
  );
  const route = new RegExp(`^  mount\\(\\s*'${sibling}'`, 'm');
  const file = sourcesIn(root, `${store}/endpoints`).find(
    (one) => !one.endsWith('.test.ts') && route.test(files.read(one)),
  );
  if (!file) {
    await writeRoute(files, topic, call);
    return;
  }
  files.edit(file, (text) =>
    text.replace(route, (found) => `  mount('${call}', () => ({ items: [] }));\n\n${found}`),
  );
}

/** The file with the schemas of a topic. A topic without one has them beside those of a larger topic. */
function findSchemaFile(root: string, files: WorkspaceFiles, topic: string, sibling: string): string {
  const own = `${contract}/${topic}/schema.ts`;
  if (files.has(own)) return own;
  const schemas = new RegExp(`^export const \\w+Schemas = \\{[\\s\\S]*^  ${sibling}: \\{`, 'm');
  const file = sourcesIn(root, contract).find(
    (one) => one.endsWith('/schema.ts') && schemas.test(files.read(one)),
  );
  if (!file) throw new Error(`No file in ${contract} has the schemas of ${sibling}.`);
  return file;
}

interface Registration {
  readonly lastImport: RegExp;
  readonly importLine: string;
  /** The beginning of the line that opens the table. */
  readonly opening: string;
  readonly entry: string;
}

function register(
  files: WorkspaceFiles,
  file: string,
  { lastImport, importLine, opening, entry }: Registration,
): void {
  files.edit(file, (text) => insertAtEndOf(insertAt(text, 'after', lastImport, importLine), opening, entry));
}
