import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The soak test loads this file into each program (node --import). For each connection to its socket, this
// code runs a full garbage collection and reports the memory and handles of the program.
const folder = process.env.SOAK_PROBE;
if (folder) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const server = createServer((socket) => {
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    socket.end(JSON.stringify({ heapUsed, external, rss, handles: countHandles() }));
  });
  server.on('error', () => {});
  server.listen(path.join(folder, String(process.pid)));
  server.unref();
}

/**
 * Number of open file handles. The first handle of a data file does not count, because the embedded database
 * opens each file on first use and leaves it open.
 */
function countHandles(): number {
  const data = process.env.DATA_DIR ?? '/';
  const handles = readdirSync('/proc/self/fd').map(targetOf);
  const files = new Set(handles.filter((target) => target.startsWith(data)));
  return handles.length - files.size;
}

function targetOf(handle: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`);
  } catch {
    // Reading the list of handles needs a handle, which is also in the list. This handle is already closed
    // here and therefore has no target.
    return '';
  }
}
