import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives tests their own temporary folder and deletes it after the last test. */
export default function openTestFolder(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-tests-'));
  // Database servers that run as another user need access to their socket in this folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
