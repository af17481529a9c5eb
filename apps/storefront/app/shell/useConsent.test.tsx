import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const load = async () => (await import('./useConsent.ts')).useConsent;

it('the consent is undefined on the server, and unknown in a browser until the shopper chooses', async () => {
  const useConsent = await load();
  const ConsentProbe = () => <>{String(useConsent()[0])}</>;
  expect(renderToString(<ConsentProbe />)).toBe('undefined');
  expect(renderHook(useConsent).result.current[0]).toBe('unknown');
});

it('the consent choice is stored for the next page', async () => {
  const first = renderHook(await load());
  act(() => first.result.current[1]('granted'));
  expect(first.result.current[0]).toBe('granted');
  vi.resetModules();
  const next = renderHook(await load());
  expect(next.result.current[0]).toBe('granted');
});

it('withdrawing consent deletes the visitor id [DAT-02]', async () => {
  const { result } = renderHook(await load());
  act(() => result.current[1]('granted'));
  document.cookie = 'visitorId=0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11; path=/';
  act(() => result.current[1]('denied'));
  expect(document.cookie).not.toContain('visitorId');
});

it('a consent choice in another tab also applies in this tab', async () => {
  const { result } = renderHook(await load());
  localStorage.setItem('consent', 'denied');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
  expect(result.current[0]).toBe('denied');
});

it('a consent choice that the browser cannot store applies to the current page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { result } = renderHook(await load());
  act(() => result.current[1]('denied'));
  expect(result.current[0]).toBe('denied');
});
