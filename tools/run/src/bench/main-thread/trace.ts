import { divideWork, type TimedEvent, type WorkParts } from './divideWork.ts';

/** An event of Chromium's trace. */
export interface TraceEvent extends TimedEvent {
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** The work of a page's main thread during a visit. */
export interface MainThreadWork extends WorkParts {
  /** CPU time of all tasks, in ms. */
  readonly cpu: number;
  /** Longest task in CPU ms. */
  readonly longest: number;
  /**
   * Sum over all tasks of the time above 50 ms, in ms, on a processor four times slower: a person who presses
   * something waits for the rest of the task.
   */
  readonly blocking: number;
  /** Time of all tasks by the clock, in ms. */
  readonly time: number;
  /** Like `blocking`, by the clock and on this processor. */
  readonly timeBlocking: number;
  /** Requests of the page to its own origin. */
  readonly requests: number;
}

const slowdown = 4;
const longTaskMs = 50;

/** Measures the main thread that has sent the requests to `origin`. Throws when there is none. */
export function readMainThread(events: readonly TraceEvent[], origin: string): MainThreadWork {
  const requests = events.filter(
    ({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.startsWith(`${origin}/`),
  );
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const [thread] = [...Map.groupBy(requests, threadOf)].toSorted(([, a], [, b]) => b.length - a.length);
  if (!thread) throw new Error(`The trace contains no request to ${origin}.`);
  const [id, sent] = thread;
  const ofThread = events.filter((event) => threadOf(event) === id);
  const tasks = ofThread.filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'));
  const cpu = tasks.map(({ tdur = 0 }) => tdur / 1000);
  const time = tasks.map(({ dur = 0 }) => dur / 1000);
  return {
    cpu: sum(cpu),
    longest: Math.max(0, ...cpu),
    blocking: sum(cpu.map((ms) => blockingOf(ms * slowdown))),
    time: sum(time),
    timeBlocking: sum(time.map(blockingOf)),
    requests: sent.length,
    ...divideWork(ofThread),
  };
}

const blockingOf = (ms: number) => Math.max(0, ms - longTaskMs);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
