import { buildPages } from './build.ts';
import { fail, print } from './programs/childProcess.ts';
import { preparePictures } from './preparePictures.ts';
import { isDemo, isFree, readPorts } from './programs/ports.ts';
import { startPrograms } from './programs/programs.ts';

// `npm start`: builds changed packages, then runs the store API, the storefront and, in a demo shop, the
// sandbox payment provider until Ctrl-C.
const ports = readPortsOrFail();
const publicOrigin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.shop}`;
for (const [name, port] of [
  ['PORT', ports.shop],
  ['STORE_API_PORT', ports.store],
  ...(isDemo(publicOrigin) ? [['SANDBOX_PORT', ports.sandbox] as const] : []),
] as const) {
  if (!(await isFree(port)))
    fail(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${name}=${port + 100} npm start`,
    );
}

let stopping = false;
const signalled = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});
void signalled.then(() => {
  stopping = true;
  print('Closing: finishing requests under way …');
});
const built = buildPages();
const programs = await startPrograms(ports, {}, built, undefined, undefined, signalled).catch(
  (error: Error) => {
    if (!stopping) return fail(error.message);
    print('Closed before the shop was open.');
    return process.exit(0);
  },
);
print(`LUXE is open: ${publicOrigin}   (Ctrl-C closes it)`);
const picturesAhead = preparePictures(ports);

await Promise.race([
  signalled,
  programs.broken.then((sentence) => !stopping && process.stderr.write(`${sentence}\n`)),
]);
await picturesAhead.stop();
await programs.stop();
print('Closed. All data is saved.');
process.exit(stopping ? 0 : 1);

function readPortsOrFail() {
  try {
    return readPorts(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}
