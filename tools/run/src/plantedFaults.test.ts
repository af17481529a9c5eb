import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProjects } from './boundaries.ts';
import { findViolations } from './checkBoundaries.ts';
import { root as workspace, run } from './ground.ts';
import { compareWeights, toAllowed, type Allowed } from './weights/compareWeights.ts';
import { measureExports } from './weights/measureExports.ts';

// One fault at a time is put into a clean library, and all the checks that read sources look at it: one of them must speak.
const clean = {
  'package.json': '{ "workspaces": ["packages/*", "packages/features/*"] }',
  'packages/ui/package.json': `{
    "name": "@t/ui", "type": "module", "sideEffects": false, "nx": { "tags": ["layer:ui"] },
    "exports": { "./tag": "./src/tag/Tag.ts", "./dialog": "./src/dialog/Dialog.ts" }
  }`,
  'packages/ui/src/tag/Tag.ts': `export { Words as Tag } from './Tag.styles.ts';`,
  'packages/ui/src/tag/Tag.styles.ts':
    "import styled from 'styled-components';\nexport const Words = styled.span`\n  color: var(--lx-color-text-primary);\n`;",
  'packages/ui/src/dialog/Dialog.ts':
    "import { Root } from '@radix-ui/react-dialog';\nexport const Dialog = () => Root;",
  'packages/features/bag/package.json':
    '{ "name": "@t/bag", "type": "module", "nx": { "tags": ["layer:feature"] }, "exports": { ".": "./src/index.ts" } }',
  'packages/features/bag/src/index.ts': 'export const bag = 1;',
};

type Check = 'tokens' | 'boundaries' | 'weights';

const faults: [fault: string, file: string, text: string, caughtBy: Check][] = [
  [
    'a raw hex',
    'packages/ui/src/tag/Tag.styles.ts',
    "import styled from 'styled-components';\nexport const Words = styled.span`\n  color: #c8b891;\n`;",
    'tokens',
  ],
  [
    'a ui file that imports a feature',
    'packages/ui/src/tag/Tag.ts',
    "import '../../../features/bag/src/index.ts';\nexport { Words as Tag } from './Tag.styles.ts';",
    'boundaries',
  ],
  [
    'a heavy import',
    'packages/ui/src/tag/Tag.ts',
    "import { Dialog } from '../dialog/Dialog.ts';\nexport { Words } from './Tag.styles.ts';\nexport const Tag = Dialog;",
    'weights',
  ],
];

let root = '';
let allowed: Allowed = {};
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** Which checks complain about the library as it is. */
async function complaining(): Promise<Check[]> {
  const tokens = await run(process.execPath, [path.join(workspace, 'packages/tokens/lint/main.ts'), root]);
  const { violations } = await findViolations(root, readProjects(root));
  const weights = compareWeights(await measureExports(path.join(root, 'packages/ui')), allowed);
  const found: [Check, boolean][] = [
    ['tokens', !tokens.ok],
    ['boundaries', violations.length > 0],
    ['weights', weights.length > 0],
  ];
  return found.flatMap(([check, complains]) => (complains ? [check] : []));
}

beforeEach(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'faults-')));
  mkdirSync(path.join(root, 'node_modules'));
  for (const library of ['@radix-ui', 'styled-components', 'react'])
    symlinkSync(path.join(workspace, 'node_modules', library), path.join(root, 'node_modules', library));
  for (const [file, text] of Object.entries(clean)) write(file, text);
  allowed = toAllowed(await measureExports(path.join(root, 'packages/ui')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a clean library is left in peace', async () => {
  expect(await complaining()).toEqual([]);
});

it.each(faults)('%s is caught by the right check and by no other', async (_, file, text, caughtBy) => {
  write(file, text);
  expect(await complaining()).toEqual([caughtBy]);
});
