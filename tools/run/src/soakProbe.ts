import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a program by the soak test (node --import): tells over a socket what the program holds after a full collection.
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

/** Open handles. Those of the data folder count when a file is opened twice: the embedded database opens each as it comes to it, and keeps it. */
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
    // Closed since: it was the one that read the folder.
    return '';
  }
}
