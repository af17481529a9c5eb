import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedAdvisories } from './dependencies/acceptedAdvisories.ts';
import { judgeAdvisories, readReport } from './dependencies/advisories.ts';
import { readLock } from './dependencies/readLock.ts';
import { notChecked, root, run, print } from './programs/childProcess.ts';

// Fails on a shipped package with a known vulnerability of severity high or critical. The report of the
// registry is cached for a day per lock file. When the registry is not reachable, nothing fails and a line
// reports it.
const day = 24 * 60 * 60 * 1000;
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const cacheFile = path.join(root, '.cache/advisories', `${lock.slice(0, 16)}.json`);
const isFresh = existsSync(cacheFile) && Date.now() - statSync(cacheFile).mtimeMs < day;

const text = isFresh ? readFileSync(cacheFile, 'utf8') : await runAudit();
const advisories = readReport(text);
if (!advisories) {
  print('Known vulnerabilities: not checked, because the registry offers no audit here.');
  process.exit(notChecked);
}
if (!isFresh) {
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, text);
}
const today = new Date().toISOString().slice(0, 10);
const faults = judgeAdvisories(advisories, acceptedAdvisories, readLock(root), today);
for (const fault of faults) print(fault);
process.exit(faults.length ? 1 : 0);

async function runAudit(): Promise<string> {
  const auditArgs = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent'];
  const { output } = await run('npm', [...auditArgs, '--fetch-retries=0', '--fetch-timeout=8000'], {
    timeout: 20_000,
  });
  // npm prints warnings around the report.
  return output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
}
