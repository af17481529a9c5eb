import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVitals } from './reportVitals.ts';

type Report = (metric: { readonly name: string; readonly value: number }) => void;

/** What the library of web vitals calls when it has measured a metric, by metric. */
const { reporters } = vi.hoisted(() => ({ reporters: new Map<string, Report>() }));
vi.mock('web-vitals', () => {
  const on = (name: string) => (report: Report) => void reporters.set(name, report);
  return { onCLS: on('CLS'), onFCP: on('FCP'), onINP: on('INP'), onLCP: on('LCP'), onTTFB: on('TTFB') };
});

const measure = (name: string, value: number) => reporters.get(name)?.({ name, value });

const sent: { readonly url: string; readonly init: RequestInit; readonly body: unknown }[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sent.length = 0;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // Pages of other test files may send their events when this page is hidden.
    if (url.endsWith('/web-vitals')) sent.push({ url, init, body: JSON.parse(String(init.body)) });
    return Response.json({ status: 'SUCCESS' });
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.unstubAllGlobals();
});

function change(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('sends one request with the rounded values when the page is hidden, which outlives the page', () => {
  reportVitals({ route: 'product', mayMeasure: () => true });
  measure('LCP', 1812.4);
  measure('CLS', 0.01234);
  measure('TTFB', 90.6);
  change('visible');
  expect(sent).toEqual([]);
  change('hidden');
  change('visible');
  measure('INP', 64);
  change('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: '/api/v2/lux/web-vitals',
    init: { method: 'POST', keepalive: true, headers: { 'x-luxe-request': '1' } },
    body: { route: 'product', values: { LCP: 1812, CLS: 0.012, TTFB: 91 } },
  });
});

it.each([
  ['nothing was measured', true, undefined],
  ['the shopper has withdrawn the consent', false, 1800],
] as const)('sends nothing when %s', (_when, mayMeasure, value) => {
  reportVitals({ route: 'home', mayMeasure: () => mayMeasure });
  if (value !== undefined) measure('LCP', value);
  change('hidden');
  expect(sent).toEqual([]);
});

it.each([
  ['phone', 390, false],
  ['tablet', 820, true],
  ['desktop', 900, false],
] as const)('names the device: %s', (device, side, isCoarse) => {
  vi.stubGlobal('screen', { width: side, height: 2000 });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }));
  reportVitals({ route: 'home', mayMeasure: () => true });
  measure('FCP', 700);
  change('hidden');
  expect(sent.map(({ body }) => body)).toMatchObject([{ route: 'home', device, connection: 'unknown' }]);
});
