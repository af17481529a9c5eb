import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedAdvisories } from './dependencies/acceptedAdvisories.ts';
import { judgeAdvisories, readReport } from './dependencies/advisories.ts';
import { readLock } from './dependencies/lock.ts';
import { notChecked, root, run, say } from './ground.ts';

// Fails on a package we ship with a known fault that is high or critical. What the registry said is kept for a day, by lock file; where it
// cannot be asked nothing fails, and a line says so.
const day = 24 * 60 * 60 * 1000;
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const kept = path.join(root, '.cache/advisories', `${lock.slice(0, 16)}.json`);
const isFresh = existsSync(kept) && Date.now() - statSync(kept).mtimeMs < day;

const text = isFresh ? readFileSync(kept, 'utf8') : await ask();
const advisories = readReport(text);
if (!advisories) {
  say('Known vulnerabilities: not checked, the registry does not answer such questions here.');
  process.exit(notChecked);
}
if (!isFresh) {
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, text);
}
const today = new Date().toISOString().slice(0, 10);
const faults = judgeAdvisories(advisories, acceptedAdvisories, readLock(root), today);
for (const fault of faults) say(fault);
process.exit(faults.length ? 1 : 0);

async function ask(): Promise<string> {
  const asked = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent'];
  const { output } = await run('npm', [...asked, '--fetch-retries=0', '--fetch-timeout=8000'], {
    timeout: 20_000,
  });
  // What npm warns of stands around the report.
  return output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
}
