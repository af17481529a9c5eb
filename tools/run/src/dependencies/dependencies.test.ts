import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { root as workspace } from '../programs/childProcess.ts';
import { acceptedAdvisories } from './acceptedAdvisories.ts';
import { judgeAdvisories, readReport, type Advisory } from './advisories.ts';
import { findUnusedExceptions, findLicenceFaults, isAllowed } from './licences.ts';
import { readLock, type LockedPackage } from './readLock.ts';

const locked = (more: Partial<LockedPackage>): LockedPackage => ({
  name: 'far',
  version: '2.0.0',
  location: 'node_modules/far',
  licence: 'MIT',
  requiredBy: ['@t/ui', 'near'],
  ...more,
});

describe('the lock file', () => {
  let root = '';
  beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'lock-'))));
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (packages: object) =>
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));

  it('gives the shortest chain of packages that require a package', () => {
    write({
      '': { name: 'shop', devDependencies: { '@t/ui': '1' } },
      'packages/ui': { name: '@t/ui', dependencies: { near: '1', far: '1' } },
      'node_modules/@t/ui': { resolved: 'packages/ui', link: true },
      'node_modules/near': { version: '1.0.0', license: 'ISC', dependencies: { far: '2' } },
      'node_modules/near/node_modules/far': { version: '2.0.0', license: 'MIT' },
      'node_modules/far': { version: '1.0.0', license: 'MIT', peerDependencies: { near: '1' } },
      'node_modules/lost': { version: '1.0.0', license: 'MIT' },
    });
    const found = readLock(root).map(({ location, requiredBy }) => [location, requiredBy.join(' > ')]);
    expect(Object.fromEntries(found)).toEqual({
      'node_modules/near': '@t/ui',
      'node_modules/near/node_modules/far': '@t/ui > near',
      'node_modules/far': '@t/ui',
      'node_modules/lost': '',
    });
  });

  test.each([
    ['{ "license": { "type": "BSD-3-Clause" } }', 'BSD-3-Clause'],
    ['{ "licenses": [{ "type": "MIT" }] }', 'MIT'],
    ['{}', undefined],
  ])('gives a package without a licence the licence of its package.json: %s', (manifest, licence) => {
    write({ 'node_modules/old': { version: '1.0.0' } });
    mkdirSync(path.join(root, 'node_modules/old'), { recursive: true });
    writeFileSync(path.join(root, 'node_modules/old/package.json'), manifest);
    expect(readLock(root)[0]?.licence).toBe(licence);
  });

  it('of this workspace has only allowed licences and needs every licence exception', () => {
    const packages = readLock(workspace);
    expect(packages.length).toBeGreaterThan(500);
    expect([...findLicenceFaults(packages), ...findUnusedExceptions(packages)]).toEqual([]);
    expect(packages.filter(({ requiredBy }) => requiredBy.length === 0)).toEqual([]);
  });
});

describe('a licence', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND (GPL-3.0-only OR ISC)', true],
    ['MIT OR GPL-3.0-only AND AGPL-3.0-only', true],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['Apache-2.0 WITH LLVM-exception AND GPL-2.0-only', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['MIT and more', false],
    ['(MIT', false],
    ['UNLICENSED', false],
    ['', false],
  ])('with the expression %j is allowed: %s', (expression, granted) => {
    expect(isAllowed(expression, new Set(['MIT', 'ISC', 'Apache-2.0']))).toBe(granted);
  });

  it('that is not allowed is reported with the package and its dependents', () => {
    expect(findLicenceFaults([locked({ licence: 'AGPL-3.0-only' }), locked({ licence: undefined })])).toEqual(
      [
        'far@2.0.0, required by @t/ui through near, has the licence AGPL-3.0-only, which is not allowed.',
        'far@2.0.0, required by @t/ui through near, states no licence.',
      ],
    );
  });

  it('is allowed by an exception only for the named package and licence', () => {
    const faults = (name: string, licence: string) => findLicenceFaults([locked({ name, licence })]).length;
    expect(faults('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(0);
    expect(faults('@img/sharp-libvips-linux-x64', 'GPL-3.0-only')).toBe(1);
    expect(faults('far', 'LGPL-3.0-or-later')).toBe(1);
    expect(faults('@cspell/dict-en-common-misspellings', 'CC BY-SA 4.0')).toBe(0);
    expect(faults('far', 'CC BY-SA 4.0')).toBe(1);
  });
});

const cause = {
  source: 1,
  name: 'far',
  dependency: 'far',
  title: 'Reads what it should not',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  range: '<2.0.1',
};
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    far: { name: 'far', severity: 'high', via: [cause], effects: ['near'], nodes: ['node_modules/far'] },
    near: { name: 'near', severity: 'high', via: ['far'], effects: [], nodes: ['node_modules/near'] },
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } },
};

describe('the report of npm audit', () => {
  it('gives one entry for each vulnerability, not for each affected package', () => {
    expect(readReport(JSON.stringify(report))).toEqual([
      {
        id: 'GHSA-aaaa-bbbb-cccc',
        package: 'far',
        severity: 'high',
        title: 'Reads what it should not',
        range: '<2.0.1',
        locations: ['node_modules/far'],
      },
    ]);
  });

  it('without vulnerabilities gives an empty list', () => {
    expect(readReport('{ "auditReportVersion": 2, "vulnerabilities": {} }')).toEqual([]);
  });

  test.each([
    '',
    'null',
    '<html>',
    '{ "message": "405 Method Not Allowed", "statusCode": 405, "error": { "summary": "" } }',
    '{ "error": { "code": "ENOTFOUND", "summary": "network" } }',
    '{ "auditReportVersion": 3, "vulnerabilities": {} }',
  ])('is undefined if the output is not a report: %s', (text) => {
    expect(readReport(text)).toBeUndefined();
  });
});

describe('an advisory', () => {
  const [advisory] = readReport(JSON.stringify(report)) as [Advisory];
  const judge = (more: Partial<Advisory>, accepted: Parameters<typeof judgeAdvisories>[1] = []) =>
    judgeAdvisories([{ ...advisory, ...more }], accepted, [locked({})], '2026-11-21');
  const pass = { id: 'GHSA-aaaa-bbbb-cccc', package: 'far', reason: 'Only on Windows.' };

  it('of high severity is reported with the package, its dependents and the versions', () => {
    expect(judge({})).toEqual([
      'far@2.0.0, required by @t/ui through near, has a high vulnerability: Reads what it should not (GHSA-aaaa-bbbb-cccc, versions <2.0.1).',
    ]);
    expect(judge({ severity: 'critical' })).toHaveLength(1);
  });

  test.each(['low', 'moderate'])('of %s severity is not reported', (severity) => {
    expect(judge({ severity })).toEqual([]);
  });

  it('is accepted until the date of its acceptance, and only for the accepted package', () => {
    expect(judge({}, [{ ...pass, until: '2026-11-21' }])).toEqual([]);
    expect(judge({}, [{ ...pass, until: '2026-11-20' }])[0]).toMatch(
      /It was accepted until 2026-11-20: Only on Windows\.$/,
    );
    expect(judge({}, [{ ...pass, package: 'near', until: '2099-01-01' }])).toHaveLength(1);
  });

  test.each(acceptedAdvisories)('that is accepted has a reason and a date: $id', ({ reason, until }) => {
    expect(reason.length).toBeGreaterThan(20);
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
