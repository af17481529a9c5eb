import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run/src/programs/childProcess.ts';

/** A command with its arguments and its complete environment. */
export interface UnitCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folders that systemd creates before the start. */
  readonly folders: readonly string[];
}

export interface UnitOptions {
  /** The text after `@` in the name of the unit: the port. */
  readonly instance?: string;
  /** The folder that systemd would use for state, instead of `/var/lib`. */
  readonly stateDir: string;
  /** The content of `/etc/luxe/env`. Its values win over those of the unit, as in systemd. */
  readonly environmentFile: Readonly<Record<string, string>>;
}

/**
 * What a unit of `deploy/systemd` starts, with this work tree as the installed release. Follows systemd for
 * the settings `ExecStart`, `Environment`, `EnvironmentFile`, `UnsetEnvironment` and `StateDirectory`;
 * ignores the others.
 */
export function readUnit(
  file: string,
  { instance = '', stateDir, environmentFile }: UnitOptions,
): UnitCommand {
  const settings = readFileSync(path.join(root, 'deploy/systemd', file), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map(splitAssignment);
  const wordsOf = (setting: string) =>
    settings.filter(([name]) => name === setting).flatMap(([, value]) => splitWords(value).map(resolve));
  const resolve = (text: string) =>
    text.replaceAll('%i', instance).replaceAll('%S', stateDir).replaceAll('/opt/luxe/current', root);
  const [command = '', ...args] = wordsOf('ExecStart');
  const unset = new Set(wordsOf('UnsetEnvironment'));
  const env = Object.fromEntries(
    [...wordsOf('Environment').map(splitAssignment), ...Object.entries(environmentFile)].filter(
      ([name]) => !unset.has(name),
    ),
  );
  return { command, args, env, folders: wordsOf('StateDirectory').map((name) => path.join(stateDir, name)) };
}

/** Splits at spaces outside double quotes, and removes the quotes. */
const splitWords = (text: string) =>
  [...text.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ''));

function splitAssignment(text: string): readonly [name: string, value: string] {
  const end = text.indexOf('=');
  return [text.slice(0, end), text.slice(end + 1)];
}
