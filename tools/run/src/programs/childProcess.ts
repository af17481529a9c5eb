import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Environment of every child process: no telemetry, no daemon left behind, no update checks. */
export const quietEnvironment = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NODE_NO_WARNINGS: '1',
};

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The path of a command in node_modules/.bin. */
export function bin(name: string): string {
  return path.join(root, 'node_modules/.bin', name);
}

/** Exit code of a check that could not run and therefore neither passed nor failed. */
export const notChecked = 3;

export interface Finished {
  readonly ok: boolean;
  /** The exit code. `undefined` when the command could not start or was stopped. */
  readonly code?: number | undefined;
  readonly output: string;
  readonly seconds: number;
}

/** Longest wait for the rest of the output of a command that has ended, in ms. */
const outputTimeoutMs = 1000;

/** Runs a command to its end and captures its output. `live` also prints the output. Never rejects. */
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
    const capture = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (live) stream.write(chunk);
    };
    child.stdout?.on('data', capture(process.stdout));
    child.stderr?.on('data', capture(process.stderr));
    const end = (code?: number) =>
      resolve({ ok: code === 0, code, output, seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end();
    });
    // The last output can come after the exit. A process that the command has left behind can hold the output
    // open, so the wait is short.
    child.on('exit', (code) => {
      const late = setTimeout(() => end(code ?? undefined), outputTimeoutMs);
      child.on('close', () => {
        clearTimeout(late);
        end(code ?? undefined);
      });
    });
  });
}

/** Resolves to the exit code when the child has ended, and to 1 when a signal ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    else child.once('exit', (code) => resolve(code ?? 1));
  });
}
