import { expect, it, test } from 'vitest';
import {
  checkDataFolder,
  checkDisk,
  checkNode,
  checkOtherPorts,
  checkProgram,
  checkShopPorts,
  checkStoryBrowser,
  toText,
  type Finding,
} from './checks.ts';
import { readNodeVersion, readShopPorts } from './facts.ts';

const free = { port: 4000, isFree: true };
const taken = { port: 4001, isFree: false };
const chromium = { pinned: false, executablePath: '/usr/bin/chromium' };
const redis = { name: 'Redis', debian: ['redis-server'] };
const folder = '/srv/shop';

test.each<[string, Finding, Finding['state']]>([
  ['a Node that is new enough', checkNode('v20.11.0', '>=20.11'), 'ok'],
  ['a newer major version of Node', checkNode('v24.0.1', '>=20.11'), 'ok'],
  ['a Node with an older minor version', checkNode('v20.9.0', '>=20.11'), 'failed'],
  ['a Node with an older major version', checkNode('v18.20.0', '>=20.11'), 'failed'],
  ['a Node with an older patch version', checkNode('v20.11.0', '>=20.11.1'), 'failed'],
  ['free ports of the shop', checkShopPorts([free], false), 'ok'],
  ['a taken port of the shop', checkShopPorts([free, taken], false), 'failed'],
  ['a taken port while a shop is open', checkShopPorts([free, taken], true), 'missing'],
  ['free ports of the bench', checkOtherPorts('bench ports', 'npm run bench', [free]), 'ok'],
  ['a taken port of the bench', checkOtherPorts('bench ports', 'npm run bench', [taken]), 'missing'],
  ['the pinned browser', checkStoryBrowser({ ...chromium, pinned: true, exists: true }), 'ok'],
  ['an installed browser', checkStoryBrowser({ ...chromium, exists: true }), 'missing'],
  ['no browser', checkStoryBrowser({ ...chromium, exists: false }), 'failed'],
  ['an installed program', checkProgram({ ...redis, path: '/usr/bin/redis-server' }), 'ok'],
  ['a program that is not installed', checkProgram({ ...redis, path: undefined }), 'missing'],
  ['a free data folder', checkDataFolder({ folder, isWritable: true, isLocked: false }), 'ok'],
  [
    'the data folder of an open shop',
    checkDataFolder({ folder, isWritable: true, isLocked: true }),
    'missing',
  ],
  ['a read-only data folder', checkDataFolder({ folder, isWritable: false, isLocked: false }), 'failed'],
  ['a disk with 5 GB', checkDisk(5e9), 'ok'],
  ['a disk with less than 5 GB', checkDisk(4.9e9), 'failed'],
])('%s: the check has the right state, and a failure has advice', (_, finding, state) => {
  expect(finding.state).toBe(state);
  expect(finding.advice?.endsWith('.') ?? false).toBe(state === 'failed');
});

it('throws for a range of versions that it cannot read', () =>
  expect(() => checkNode('v24.0.0', '^20 || >=22')).toThrow(/reads only/));

it('lists only the taken ports', () =>
  expect(checkShopPorts([free, taken], false).detail).toBe('taken: 4001'));

test.each<[Finding, string]>([
  [{ name: 'disk', state: 'ok', detail: 'enough' }, '✓ disk           enough'],
  [{ name: 'disk', state: 'missing', detail: 'none' }, '– disk           none'],
  [
    { name: 'disk', state: 'failed', detail: 'full', advice: 'Free some.' },
    '✗ disk           full\n  Free some.',
  ],
])('a finding is one line, and a failed one has its advice on a second: %o', (finding, text) =>
  expect(toText(finding)).toBe(text),
);

test.each([
  [{}, { required: [4000, 4001, 4002, 4101], metrics: 4100 }],
  [
    { PORT: '5000', OPS_PORT: '5900' },
    { required: [5000, 5001, 5002, 5900], metrics: 5100 },
  ],
  [{ PUBLIC_ORIGIN: 'https://luxe.example' }, { required: [4000, 4001, 4101], metrics: 4100 }],
])('the shop with %o has the ports %j', (environment, ports) =>
  expect(readShopPorts(environment)).toEqual(ports),
);

test.each([
  [{ npm_config_user_agent: 'npm/10.8.2 node/v20.20.2 linux x64 workspaces/false' }, 'v20.20.2'],
  [{}, process.version],
])('reads the version of Node from %o', (environment, version) =>
  expect(readNodeVersion(environment)).toBe(version),
);
