// Runs a workspace command on a fresh clone. Plain JavaScript for Node 20 or later, because this script
// installs the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...rest] = process.argv.slice(2);
const script = path.join(root, 'tools/run/src', `${command}.ts`);
const isWindows = process.platform === 'win32';
const node = path.join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');

if (!/^[a-z]+$/.test(command) || !existsSync(script))
  fail(`There is no command "${command}". See package.json for the list.`);
await installPackages();
run();

/** Installs the packages when node_modules is missing or belongs to another lock file. */
async function installPackages() {
  const stamp = path.join(root, 'node_modules/.installed');
  const lockHash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash && existsSync(node)) return;
  // The lock file contains native packages only for linux-x64. Other platforms resolve their own.
  const isLockedPlatform = process.platform === 'linux' && process.arch === 'x64';
  const args = [
    'install',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
    ...(isLockedPlatform ? [] : ['--no-package-lock']),
  ];
  const began = Date.now();
  const tick = setInterval(() => print(`Installing packages … ${seconds(began)} s`), 10_000);
  print('Installing packages: once, about a minute.');
  const code = await new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const child = npm
      ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
      : spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  clearInterval(tick);
  if (code !== 0)
    fail('The packages could not be installed (see above). Check that the package registry is reachable.');
  if (!existsSync(node))
    fail('The pinned Node is not installed. Allow install scripts for the package "node" and try again.');
  const installedHash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(stamp, installedHash);
  print(`Packages are installed (${seconds(began)} s).`);
}

/** Starts the TypeScript command on the pinned Node and forwards signals. */
function run() {
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [script, ...rest], { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
