import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc are of 10 ms on every Linux that Node runs on. */
const tickMs = 10;

/**
 * CPU milliseconds of a process and of its children that have ended, user and system, from the text of /proc/<pid>/stat. The program's name may
 * hold spaces and brackets: fields are counted from the last bracket.
 */
export function parseCpu(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}

/** Bytes that are this process's share of memory (PSS: pages of several processes are divided among them), from /proc/<pid>/smaps_rollup. */
export function parsePss(rollup: string): number {
  const found = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (found === undefined) throw new Error('smaps_rollup has no line Pss.');
  return Number(found) * 1024;
}

/** CPU milliseconds that these processes and all below them have used. */
export function cpuMs(pids: readonly number[]): number {
  return sumOver(pids, 'stat', parseCpu);
}

/** Bytes these processes and all below them hold. */
export function memoryBytes(pids: readonly number[]): number {
  return sumOver(pids, 'smaps_rollup', parsePss);
}

function sumOver(pids: readonly number[], file: string, parse: (text: string) => number): number {
  return pids
    .flatMap(withChildren)
    .map((pid) => readProc(pid, file))
    .filter((text) => text !== '')
    .reduce((sum, text) => sum + parse(text), 0);
}

function withChildren(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) =>
    readProc(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty for a process that has just ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
