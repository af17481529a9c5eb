import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { isolatedBrowserArgs } from '../../engines/isolatedBrowserArgs.ts';
import { readMainThread, type MainThreadWork, type TraceEvent } from './trace.ts';

/** Milliseconds after the `load` event during which a visit still counts. */
const afterLoadMs = 2500;

/** A phone. */
const screen = { width: 412, height: 823, deviceScaleFactor: 2, mobile: true };

export interface TracedVisits {
  /**
   * Opens a page as a first visit and returns the work of its main thread. `slowdown` is the factor by which
   * the processor is slowed down. With `file`, writes the trace for the performance panel of Chrome.
   */
  visit(url: string, slowdown: number, file?: string): Promise<MainThreadWork>;
  close(): Promise<void>;
}

/**
 * Starts Chromium for visits that are recorded with its tracing alone. A page object of Puppeteer or
 * Playwright would run scripts in the page, which count as work of its main thread.
 */
export async function openTracedVisits(executablePath: string): Promise<TracedVisits> {
  const browser = await puppeteer.launch({ executablePath, args: [...isolatedBrowserArgs] });
  const session = await browser.target().createCDPSession();
  const connection = session.connection();
  if (!connection) throw new Error('Chromium has closed its connection.');
  return {
    close: () => browser.close(),
    async visit(url, slowdown, file) {
      const { browserContextId } = await session.send('Target.createBrowserContext');
      const { targetId } = await session.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
      const page = connection.session(sessionId);
      if (!page) throw new Error('Chromium has opened no page.');
      await page.send('Page.enable');
      await page.send('Emulation.setDeviceMetricsOverride', screen);
      await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      if (slowdown > 1) await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

      const events: TraceEvent[] = [];
      const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
      session.on('Tracing.dataCollected', collect);
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
      });
      const loaded = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
      await page.send('Page.navigate', { url });
      await loaded;
      await delay(afterLoadMs);
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      session.off('Tracing.dataCollected', collect);
      await session.send('Target.disposeBrowserContext', { browserContextId });
      if (file !== undefined) writeFileSync(file, JSON.stringify({ traceEvents: events }));
      return readMainThread(events, new URL(url).origin);
    },
  };
}
