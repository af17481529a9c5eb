import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { BenchOptions } from './options.ts';

/** The conditions of a run. Two runs can be compared only if their conditions are known. */
export interface Circumstances {
  readonly date: string;
  /** Abbreviated hash, with a plus sign when the work tree has changes. */
  readonly commit: string;
  readonly machine: string;
  readonly programs: string;
  readonly data: string;
  /** Load average of the last minute. */
  readonly load: number;
  /** CPU time of a fixed task in ms. To compare CPU figures of two machines, divide them by this time. */
  readonly yardstickMs: number;
}

export function readCircumstances(
  folder: string,
  browser: string | undefined,
  { products, database }: Pick<BenchOptions, 'products' | 'database'>,
): Circumstances {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const chromium = browser ? execFileSync(browser, ['--version'], { encoding: 'utf8' }) : 'no Chromium';
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  const changed = git('status', '--porcelain', '--untracked-files=no') ? '+' : '';
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: git('rev-parse', '--short', 'HEAD') + changed,
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${memory} GiB`,
    programs: `Node ${process.version}, ${chromium.trim().split(/ (?:built|on) /)[0]}`,
    data: `${products === 'demo' ? 'demo' : products.toLocaleString('en')} products, ${database}`,
    load: loadavg()[0] ?? 0,
    yardstickMs: yardstick(),
  };
}

/**
 * The line that describes the run above its table. When the machine is busy, a second line contains a
 * warning.
 */
export function toLines(circumstances: Circumstances): string[] {
  const { date, commit, machine, programs, data, load, yardstickMs } = circumstances;
  const line = `${date} UTC, commit ${commit}, ${machine}, ${programs}, ${data}, load ${load.toFixed(1)}, yardstick ${yardstickMs.toFixed(1)} ms`;
  const isBusy = load > cpus().length / 2;
  return isBusy
    ? [
        line,
        'The machine is busy: this affects latency, start times and Lighthouse, and CPU figures a little.',
      ]
    : [line];
}

/** The fastest of 5 runs. */
function yardstick(): number {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `entry ${at}`, price: at * 100 }));
  const times = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    gzipSync(JSON.stringify(JSON.parse(JSON.stringify(rows))));
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
