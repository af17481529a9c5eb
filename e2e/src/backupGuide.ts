import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run/src/programs/childProcess.ts';
import type { Fleet } from './fleet.ts';

/** The lines of the two command blocks under "Backup and restore" in `docs/deploy.md`. */
export function readBackupGuide(): { backup: readonly string[]; restore: readonly string[] } {
  const guide = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');
  const [, section = ''] = /^## Backup and restore$([\s\S]*?)^## /m.exec(guide) ?? [];
  const [backup = [], restore = []] = [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, lines = '']) =>
    lines.trim().split('\n'),
  );
  return { backup, restore };
}

/**
 * Runs a line of the guide on this machine instead of in a container. The function `dc` drops the options and
 * the name of the service, and runs the rest. Files such as `luxe.dump` are in `folder`. Throws when the
 * command fails.
 */
export function runGuideLine(line: string, { databaseEnvironment, uploadsDir }: Fleet, folder: string): void {
  const dc = `dc() {
    local command=(); shift
    while [[ $1 == -* ]]; do
      if [[ $1 == --entrypoint ]]; then command=("$2"); shift; fi
      shift
    done
    shift
    command+=("$@")
    "\${command[@]/#\\/uploads/$UPLOADS}"
  }`;
  execFileSync('bash', ['-euo', 'pipefail', '-c', `${dc}\n${line}`], {
    cwd: folder,
    env: { ...databaseEnvironment, UPLOADS: uploadsDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
