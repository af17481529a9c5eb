import { formatConsent, onlyNecessary, toChoices, type ConsentChoices } from '@luxe/contract/consent';
import type { DomainEvent } from '@luxe/telemetry';
import { afterEach, expect, it, vi } from 'vitest';

const viewed: DomainEvent = { name: 'product viewed', at: 1, detail: { item: { productCode: 'mp1' } } };
const measurementOnly = toChoices((position) => position === 1);

function answer(choices: ConsentChoices) {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  const value = formatConsent({ choices, source: 'banner', at, id, isLogged: true });
  document.cookie = `consent=${value}; path=/`;
}

afterEach(() => vi.unstubAllGlobals());

it('a withdrawal stops events that wait, and those whose code was loading', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({ status: 'SUCCESS' });
  });
  const leave = () => dispatchEvent(new Event('pagehide'));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  answer(measurementOnly);
  const { sendTo } = await import('./adapters.ts');
  sendTo('sales', viewed);
  answer(onlyNecessary);
  sendTo('sales', viewed);
  sendTo('personalisation', viewed);
  leave();
  await settle();
  expect(urls).toEqual([]);
  answer(measurementOnly);
  sendTo('sales', viewed);
  sendTo('personalisation', viewed);
  leave();
  await settle();
  expect(urls).toEqual([expect.stringMatching(/^\/api\/events\?/)]);
});
