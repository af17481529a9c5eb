import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProjects } from './boundaries/boundaries.ts';
import { findViolations } from './boundaries/checkBoundaries.ts';
import { judgeAdvisories, readReport } from './dependencies/advisories.ts';
import { findLicenceFaults } from './dependencies/licences.ts';
import { readLock } from './dependencies/readLock.ts';
import { root as workspace, run } from './programs/childProcess.ts';
import { compareWeights, toAllowed, type Allowed } from './weights/compareWeights.ts';
import { measureExports } from './weights/measureExports.ts';

// Each test adds one fault to a clean library and runs all checks that read sources. Exactly one check must
// report it.
const clean = {
  'package.json': '{ "workspaces": ["packages/*", "packages/features/*"] }',
  'packages/ui/package.json': `{
    "name": "@t/ui", "type": "module", "sideEffects": false, "nx": { "tags": ["layer:ui"] },
    "exports": { "./tag": "./src/tag/Tag.ts", "./dialog": "./src/dialog/Dialog.ts" }
  }`,
  'packages/ui/src/tag/Tag.ts': `export { Text as Tag } from './Tag.styles.ts';`,
  'packages/ui/src/tag/Tag.styles.ts':
    "import styled from 'styled-components';\nexport const Text = styled.span`\n  color: var(--lx-color-text-primary);\n`;",
  'packages/ui/src/dialog/Dialog.ts':
    "import { Root } from '@radix-ui/react-dialog';\nexport const Dialog = () => Root;",
  'packages/features/bag/package.json':
    '{ "name": "@t/bag", "type": "module", "nx": { "tags": ["layer:feature"] }, "exports": { ".": "./src/index.ts" } }',
  'packages/features/bag/src/index.ts': 'export const bag = 1;',
  '.storybook/main.ts': 'export {};',
  'package-lock.json': lockWith('MIT'),
  'audit.json': auditWith('moderate'),
};

/** Text of a lock file in which the package `far`, an indirect dependency, has this licence. */
function lockWith(license: string): string {
  const packages = {
    'packages/ui': { name: '@t/ui', dependencies: { near: '1.0.0' } },
    'node_modules/near': { version: '1.0.0', license: 'ISC', dependencies: { far: '2.0.0' } },
    'node_modules/far': { version: '2.0.0', license },
  };
  return JSON.stringify({ lockfileVersion: 3, packages });
}

/** An audit report with one vulnerability of this severity in the package `far`. */
function auditWith(severity: string): string {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const via = [{ name: 'far', title: 'Reads what it should not', url, severity, range: '<2.0.1' }];
  const vulnerabilities = { far: { via, nodes: ['node_modules/far'] } };
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities });
}

type Check = 'tokens' | 'boundaries' | 'weights' | 'licences' | 'advisories';

const faults: [fault: string, file: string, text: string, caughtBy: Check][] = [
  [
    'a raw hex colour',
    'packages/ui/src/tag/Tag.styles.ts',
    "import styled from 'styled-components';\nexport const Text = styled.span`\n  color: #c8b891;\n`;",
    'tokens',
  ],
  [
    'a ui file that imports a feature',
    'packages/ui/src/tag/Tag.ts',
    "import '../../../features/bag/src/index.ts';\nexport { Text as Tag } from './Tag.styles.ts';",
    'boundaries',
  ],
  [
    'a heavy import',
    'packages/ui/src/tag/Tag.ts',
    "import { Dialog } from '../dialog/Dialog.ts';\nexport { Text } from './Tag.styles.ts';\nexport const Tag = Dialog;",
    'weights',
  ],
  ['a licence that is not allowed', 'package-lock.json', lockWith('GPL-3.0-only'), 'licences'],
  ['a package with a severe vulnerability', 'audit.json', auditWith('high'), 'advisories'],
];

let root = '';
let allowed: Allowed = {};
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** The checks that report a fault in the current library. */
async function failingChecks(): Promise<Check[]> {
  const tokens = await run(process.execPath, [path.join(workspace, 'packages/tokens/lint/main.ts'), root]);
  const { violations } = await findViolations(root, readProjects(root));
  const weights = compareWeights(await measureExports(path.join(root, 'packages/ui')), allowed);
  const packages = readLock(root);
  const advisories = readReport(readFileSync(path.join(root, 'audit.json'), 'utf8')) ?? [];
  const found: [Check, boolean][] = [
    ['tokens', !tokens.ok],
    ['boundaries', violations.length > 0],
    ['weights', weights.length > 0],
    ['licences', findLicenceFaults(packages).length > 0],
    ['advisories', judgeAdvisories(advisories, [], packages, '2026-11-21').length > 0],
  ];
  return found.flatMap(([check, hasFailed]) => (hasFailed ? [check] : []));
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

it('no check reports a fault in a clean library', async () => {
  expect(await failingChecks()).toEqual([]);
});

it.each(faults)(
  'exactly one check, the right one, reports %s',
  async (_, file, text, caughtBy) => {
    write(file, text);
    expect(await failingChecks()).toEqual([caughtBy]);
  },
  30_000,
);
