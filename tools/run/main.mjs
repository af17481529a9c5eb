// Runs a command of the workspace on a fresh clone. Plain JavaScript for any Node from 20 on, because it is what installs the pinned one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...rest] = process.argv.slice(2);
const script = path.join(root, 'tools/run/src', `${command}.ts`);
const windows = process.platform === 'win32';
const node = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');

if (!/^[a-z]+$/.test(command) || !existsSync(script))
  fail(`There is no command "${command}". See package.json for the list.`);
await installPackages();
run();

/** Installs the packages when node_modules is missing or was made from another lock file. */
async function installPackages() {
  const stamp = path.join(root, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return;
  // The lock file names the native packages of linux-x64 only; other platforms resolve their own.
  const own = process.platform === 'linux' && process.arch === 'x64';
  const args = [
    'install',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
    ...(own ? [] : ['--no-package-lock']),
  ];
  const began = Date.now();
  const tick = setInterval(() => say(`Installing packages … ${seconds(began)} s`), 10_000);
  say('Installing packages: once, about a minute.');
  const code = await new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const child = npm
      ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
      : spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: windows });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  clearInterval(tick);
  if (code !== 0) fail('The packages could not be installed (see above). Is the package registry in reach?');
  if (!existsSync(node))
    fail(
      'The pinned Node did not arrive with the packages. Allow install scripts for the package "node" and try again.',
    );
  const kept = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(stamp, kept);
  say(`Packages are there (${seconds(began)} s).`);
}

/** Hands over to the TypeScript command on the pinned Node, and passes signals on. */
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

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
