import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** What every child runs with: no telemetry, no daemon left behind, no update checks. */
export const quietEnvironment = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NODE_NO_WARNINGS: '1',
};

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The path of an installed command. */
export function bin(name: string): string {
  return path.join(root, 'node_modules/.bin', name);
}

/** Exit code of a check that could not look: neither passed nor failed. */
export const notChecked = 3;

export interface Finished {
  readonly ok: boolean;
  /** The exit code; undefined for a command that could not be started or was stopped. */
  readonly code?: number | undefined;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command to its end and keeps what it printed; `live` also passes it on. Never rejects. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { live?: boolean } = {},
): Promise<Finished> {
  const { live = false, ...rest } = options;
  const began = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      ...rest,
      env: { ...process.env, ...quietEnvironment, ...rest.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (live) stream.write(chunk);
    };
    child.stdout?.on('data', keep(process.stdout));
    child.stderr?.on('data', keep(process.stderr));
    const end = (code?: number) =>
      resolve({ ok: code === 0, code, output, seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end();
    });
    child.on('exit', (code) => end(code ?? undefined));
  });
}

/** Resolves when the child has ended. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    else child.once('exit', (code) => resolve(code ?? 1));
  });
}
