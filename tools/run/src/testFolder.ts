import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives tests their own temporary folder. After the last test, stops the database servers that test files
 * shared, and deletes the folder.
 */
export default function openTestFolder(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-tests-'));
  // A database server may run as another user. That user must be able to open this folder, because the folder
  // contains the server's socket.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    stopServers(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Stops every PostgreSQL server with its data in a subfolder of `folder`. */
function stopServers(folder: string): void {
  for (const lock of globSync('*/data/postmaster.pid', { cwd: folder })) {
    const pid = Number(readFileSync(path.join(folder, lock), 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has exited.
    }
  }
}
