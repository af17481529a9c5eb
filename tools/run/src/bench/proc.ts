import { readdirSync, readFileSync } from 'node:fs';

/** Unit of CPU times in /proc: ticks of 10 ms, on every Linux that Node supports. */
const tickMs = 10;

/**
 * User and system CPU milliseconds of a process and its ended children, from the text of /proc/<pid>/stat.
 * Fields are counted after the last bracket, because the program name may contain spaces and brackets.
 */
export function parseCpu(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}

/**
 * The proportional set size (PSS) of a process in bytes, from the text of /proc/<pid>/smaps_rollup. Shared
 * pages are divided among their processes. Throws when the text has no PSS.
 */
export function parsePss(rollup: string): number {
  const found = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (found === undefined) throw new Error('smaps_rollup has no line Pss.');
  return Number(found) * 1024;
}

/** CPU milliseconds that these processes and all their descendants have used. */
export function cpuMs(pids: readonly number[]): number {
  return sumOver(pids, 'stat', parseCpu);
}

/** Memory of these processes and all their descendants, in bytes (PSS). */
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

/** Empty when the process has just ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
