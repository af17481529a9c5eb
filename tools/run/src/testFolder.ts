import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests have a temporary folder of their own, which goes with all they leave in it when the last of them has ended. */
export default function openTestFolder(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-tests-'));
  // A database server that runs as somebody else has its socket in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
