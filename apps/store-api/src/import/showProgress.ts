/** Called during each step of an import with the number of finished parts and their total. */
export type ReportProgress = (step: string, done: number, total: number) => void;

/** Pause between two lines in ms, where the output is a file or a log. */
const lineMs = 5_000;
/** Pause between two states of a bar in ms. */
const barMs = 100;
const barWidth = 30;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows progress: a bar on a terminal, elsewhere a line every few seconds and at the end of each step. `end`
 * removes the bar, so that the next line begins in the first column.
 */
export function showProgress(
  output: Output,
  elapsed: () => number = () => performance.now(),
): { readonly report: ReportProgress; readonly end: () => void } {
  const isBar = output.isTTY === true;
  let shownAt = Number.NEGATIVE_INFINITY;
  let shownStep = '';

  const report: ReportProgress = (step, done, total) => {
    const now = elapsed();
    const isDue = now - shownAt >= (isBar ? barMs : lineMs);
    const isNewStep = step !== shownStep;
    if (!isDue && done < total && !isNewStep) return;
    if (!isBar && isNewStep && done < total) {
      // The first line of a step would show 0 %. The next one appears after a pause.
      [shownAt, shownStep] = [now, step];
      return;
    }
    [shownAt, shownStep] = [now, step];
    const percent = total > 0 ? Math.floor((Math.min(done, total) / total) * 100) : 100;
    const text = `${step}: ${percent} %`;
    output.write(isBar ? `\r\u001b[K${barOf(percent)} ${text}` : `${text}\n`);
  };
  return { report, end: () => isBar && output.write('\r\u001b[K') };
}

function barOf(percent: number): string {
  const filled = Math.round((percent / 100) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
}
