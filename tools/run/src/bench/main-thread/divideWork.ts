/** An event of a thread in Chromium's trace. Times are in microseconds. */
export interface TimedEvent {
  readonly name: string;
  /** Phase: `X` is an event with a duration. */
  readonly ph: string;
  /** Start by the clock. */
  readonly ts?: number;
  /** Duration by the clock. */
  readonly dur?: number;
  /** Duration in CPU time of the thread. */
  readonly tdur?: number;
}

/** Parts of the work of a main thread, in CPU ms. The rest is the browser's own: parsing, requests, tasks. */
export interface WorkParts {
  /** Compiles and runs scripts, and collects their garbage. */
  readonly script: number;
  /** Computes styles and layout. */
  readonly layout: number;
  /** Prepares and paints the page. */
  readonly paint: number;
  /** Number of layouts that a script has forced, by reading a size after a change. */
  readonly forcedLayouts: number;
}

type Part = Exclude<keyof WorkParts, 'forcedLayouts'>;

/** The events of a trace that belong to a part. */
const partOf: Readonly<Record<string, Part>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.produceCache': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Commit: 'paint',
  UpdateLayerTree: 'paint',
};

/**
 * Divides the work of one thread. An event inside another belongs to its own part alone: a layout that a
 * script forces counts as layout, not as script.
 */
export function divideWork(events: readonly TimedEvent[]): WorkParts {
  const sums: Record<Part, number> = { script: 0, layout: 0, paint: 0 };
  let forcedLayouts = 0;
  /** The events around the current one, from the outermost to the innermost. */
  const around: { readonly part: Part; readonly end: number }[] = [];
  const byStart = events
    .filter(({ ph, name }) => ph === 'X' && partOf[name])
    .toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
  for (const event of byStart) {
    const part = partOf[event.name];
    if (!part) continue;
    while ((around.at(-1)?.end ?? Infinity) <= startOf(event)) around.pop();
    const cpu = (event.tdur ?? 0) / 1000;
    const outer = around.at(-1);
    sums[part] += cpu;
    if (outer) sums[outer.part] -= cpu;
    if (event.name === 'Layout' && around.some((one) => one.part === 'script')) forcedLayouts += 1;
    around.push({ part, end: endOf(event) });
  }
  return { ...sums, forcedLayouts };
}

const startOf = ({ ts = 0 }: TimedEvent) => ts;
const endOf = ({ ts = 0, dur = 0 }: TimedEvent) => ts + dur;
