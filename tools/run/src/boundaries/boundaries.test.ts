import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { readProjects } from './boundaries.ts';
import { findViolations, findViolationsOf } from './checkBoundaries.ts';
import { layers } from './layers.ts';
import { root as workspace } from '../programs/childProcess.ts';

// A small workspace with one package per layer and one wrong import per rule.
const packages = {
  'packages/tokens': 'tokens',
  'packages/format': 'base',
  'packages/ui': 'ui',
  'packages/contract': 'contract',
  'packages/assistant': 'assistant',
  'packages/patterns': 'patterns',
  'packages/client': 'client',
  'packages/resources': 'resources',
  'packages/features/bag': 'feature',
  'packages/features/orders': 'feature',
  'apps/storefront': 'storefront',
  'apps/desk': 'desk',
  'apps/store-api': 'store-api',
  'apps/sandbox-provider': 'sandbox',
  'tools/catalogue': 'tool',
} as const;

const wrong: [rule: string, from: string, text: string][] = [
  ['direction-tokens', 'packages/tokens/src/up.ts', `import '@t/ui';`],
  ['direction-base', 'packages/format/src/up.ts', `import '@t/contract';`],
  ['direction-ui', 'packages/ui/src/commerce.ts', `import '@t/contract';`],
  ['direction-assistant', 'packages/assistant/src/up.ts', `import '@t/client';`],
  ['direction-patterns', 'packages/patterns/src/fetching.ts', `import '@t/client';`],
  ['direction-client', 'packages/client/src/up.ts', `import '@t/resources';`],
  ['direction-resources', 'packages/resources/src/up.ts', `import '@t/bag';`],
  ['direction-feature', 'packages/features/bag/src/crossFeature.ts', `import '@t/orders';`],
  ['direction-feature', 'packages/features/bag/src/relative.ts', `import '../../orders/src/index.ts';`],
  ['direction-storefront', 'apps/storefront/app/around.ts', `import '@t/store-api';`],
  ['direction-desk', 'apps/desk/src/up.ts', `import '@t/store-api';`],
  ['direction-desk', 'apps/desk/src/across.ts', `import '@t/bag';`],
  ['direction-storefront', 'apps/storefront/app/desk.ts', `import '@t/desk';`],
  ['direction-store-api', 'apps/store-api/src/up.ts', `import '@t/ui';`],
  ['direction-store-api', 'apps/store-api/src/seed.ts', `import '@t/catalogue';`],
  ['direction-store-api', 'apps/store-api/src/up.test.ts', `import '@t/ui';`],
  ['direction-tool', 'tools/catalogue/src/up.ts', `import '@t/storefront';`],
  ['direction-sandbox', 'apps/sandbox-provider/src/up.ts', `import '@t/contract';`],
  ['radix-in-ui', 'packages/features/bag/src/radix.ts', `import '@radix-ui/react-dialog';`],
  ['router-in-storefront', 'packages/features/bag/src/router.ts', `import 'react-router-dom';`],
  ['swr-in-data', 'packages/features/bag/src/Bag.ts', `import 'swr';`],
  ['zod-on-servers', 'packages/resources/src/zod.ts', `import 'zod';`],
  ['views-show-only', 'packages/features/bag/src/views/View.ts', `import '../data/useBag.ts';`],
  ['views-show-only', 'packages/features/bag/src/steps/gift/GiftStep.tsx', `import '@t/resources';`],
  ['no-schemas-in-pages', 'packages/features/bag/src/schemas.ts', `import '@t/contract/schemas';`],
  ['no-testing-in-product', 'packages/features/bag/src/mock.ts', `import '@t/contract/testing';`],
  ['catalogue-in-documentation', 'packages/ui/src/tokens.ts', `import '../../tokens/src/catalogue.ts';`],
  ['no-circles', 'packages/ui/src/a.ts', `import './b.ts';`],
  ['commerce-order', 'apps/store-api/src/modules/cart/choices.ts', `import '../order/number.ts';`],
  ['no-folder-cycles', 'apps/sandbox-provider/src/app.ts', `import type { X } from './pages/page.ts';`],
  ['no-folder-cycles', 'apps/sandbox-provider/src/pages/page.ts', `import type { X } from '../index.ts';`],
  ['no-folder-cycles', '.storybook/docs/page.ts', `import type { X } from '../states/rows.ts';`],
  ['no-folder-cycles', '.storybook/states/rows.ts', `import type { Y } from '../docs/page.ts';`],
  ['resolvable', 'packages/ui/src/lost.ts', `import './nowhere.ts';`],
];

const right: [from: string, text: string][] = [
  ['packages/ui/src/b.ts', `import './a.ts';\nimport '@radix-ui/react-dialog';\nimport '@t/tokens';`],
  ['packages/features/bag/src/data/useBag.ts', `import 'swr';\nimport '@t/resources';`],
  ['packages/features/bag/src/views/View.stories.tsx', `import '@t/contract/testing';`],
  [
    'packages/features/bag/src/views/types.ts',
    `import type { X } from '@t/contract';\nimport '@t/patterns';`,
  ],
  ['packages/features/bag/src/steps/gift/useGift.ts', `import '@t/resources';`],
  ['apps/storefront/app/root.ts', `import '@t/bag';\nimport '@t/orders';\nimport 'react-router-dom';`],
  [
    'apps/desk/src/root.ts',
    `import '@t/ui';\nimport '@t/contract';\nimport 'react-router-dom';\nimport 'swr';`,
  ],
  ['packages/tokens/src/catalogue.ts', 'export {};'],
  ['apps/store-api/src/modules/order/number.ts', 'export {};'],
  ['apps/store-api/src/modules/checkout/bankOffers.ts', `import '../order/number.ts';`],
  ['apps/store-api/src/testing/seeded.ts', `import '@t/catalogue';`],
  ['apps/store-api/src/seeded.test.ts', `import '@t/catalogue';`],
  ['tools/catalogue/src/demoStore.ts', `import '@t/store-api';`],
  ['apps/store-api/src/main.ts', `import '@t/contract/schemas';\nimport 'zod';`],
];

let root = '';
let found: { rule: string; from: string }[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'package.json',
    JSON.stringify({ workspaces: ['packages/*', 'packages/features/*', 'apps/*', 'tools/*'] }),
  );
  for (const library of ['swr', 'zod', '@radix-ui/react-dialog', 'react-router-dom']) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(`node_modules/${library}/index.js`, '');
  }
  mkdirSync(path.join(root, 'node_modules/@t'), { recursive: true });
  for (const [folder, layer] of Object.entries(packages)) {
    const name = path.basename(folder);
    const exports = {
      '.': './src/index.ts',
      './schemas': './src/calls/schemas.ts',
      './testing': './src/testing/index.ts',
    };
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: `@t/${name}`, exports, nx: { tags: [`layer:${layer}`] } }),
    );
    write(`${folder}/src/index.ts`, 'export type X = 1;');
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@t', name));
  }
  write('packages/contract/src/calls/schemas.ts', 'export {};');
  write('packages/contract/src/testing/index.ts', 'export {};');
  for (const [, from, text] of wrong) write(from, text);
  for (const [from, text] of right) write(from, text);
  found = (await findViolations(root, readProjects(root))).violations;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(wrong)('the import rule %s reports the wrong import in %s', (rule, from) => {
  expect(found.filter((violation) => violation.from === from).map((violation) => violation.rule)).toContain(
    rule,
  );
});

/** The planted cycles also pass through files of `right`. */
const cycleRules = new Set(['no-circles', 'no-folder-cycles']);

test.each(right)('no import rule reports the imports of %s', (from) => {
  const own = found.filter((violation) => violation.from === from && !cycleRules.has(violation.rule));
  expect(own).toEqual([]);
});

it('every package of this workspace has a known layer, and every layer is used', () => {
  const projects = readProjects(workspace);
  expect(new Set(projects.map(({ layer }) => layer))).toEqual(new Set(Object.keys(layers)));
});

it('a check of single files reports their own wrong imports, and no cycles', async () => {
  const files = ['packages/ui/src/commerce.ts', 'packages/ui/src/a.ts'];
  const { violations } = await findViolationsOf(root, readProjects(root), files);
  expect(violations.map(({ rule, from }) => `${rule} ${from}`)).toEqual([
    'direction-ui packages/ui/src/commerce.ts',
  ]);
});
