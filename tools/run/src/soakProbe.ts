import { readdirSync } from 'node:fs';
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
    socket.end(JSON.stringify({ heapUsed, external, rss, handles: readdirSync('/proc/self/fd').length }));
  });
  server.on('error', () => {});
  server.listen(path.join(folder, String(process.pid)));
  server.unref();
}
