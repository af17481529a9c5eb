import type { CallBody } from '@luxe/contract/calls';
import {
  reportVitalsPath,
  vitalConnections,
  type VitalConnection,
  type VitalDevice,
} from '@luxe/contract/vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

interface Options {
  /** Kind of the page in the route table. */
  readonly route: string;
  /** Whether the shopper still allows it. */
  readonly mayMeasure: () => boolean;
}

/** Sends the web vitals of the page in one request when the page is hidden or closed. */
export function reportVitals({ route, mayMeasure }: Options): void {
  const values: Record<string, number> = {};
  const store = ({ name, value }: Metric) => {
    values[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  };
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(store);
  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    if (Object.keys(values).length === 0 || !mayMeasure()) return;
    isSent = true;
    sendReport({ route, device: deviceOf(), connection: connectionOf(), values });
  };
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
}

/**
 * `sendBeacon` cannot send the header that proves a request of the shop, so `fetch` does what it does:
 * `keepalive` lets the request outlive the page.
 */
function sendReport(body: CallBody<'reportVitals'>): void {
  fetch(`/api${reportVitalsPath}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-luxe-request': '1' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

function deviceOf(): VitalDevice {
  const shorter = Math.min(screen.width, screen.height);
  if (shorter < 600) return 'phone';
  return matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}

function connectionOf(): VitalConnection {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return vitalConnections.find((one) => one === connection?.effectiveType) ?? 'unknown';
}
