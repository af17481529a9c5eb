import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const load = async () => (await import('./useConsent.ts')).useConsent;

it('is undefined on the server, and unknown until the shopper chooses', async () => {
  const useConsent = await load();
  const ConsentProbe = () => <>{String(useConsent()[0])}</>;
  expect(renderToString(<ConsentProbe />)).toBe('undefined');
  expect(renderHook(useConsent).result.current[0]).toBe('unknown');
});

it('stores the choice for the next page', async () => {
  const first = renderHook(await load());
  act(() => first.result.current[1]('granted'));
  expect(first.result.current[0]).toBe('granted');
  vi.resetModules();
  const next = renderHook(await load());
  expect(next.result.current[0]).toBe('granted');
});

it('deletes the visitor id when the shopper withdraws consent [DAT-02]', async () => {
  const { result } = renderHook(await load());
  act(() => result.current[1]('granted'));
  document.cookie = 'visitorId=0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11; path=/';
  act(() => result.current[1]('denied'));
  expect(document.cookie).not.toContain('visitorId');
});

it('follows a choice made in another tab', async () => {
  const { result } = renderHook(await load());
  localStorage.setItem('consent', 'denied');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
  expect(result.current[0]).toBe('denied');
});

it('applies to this page when the browser cannot store it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { result } = renderHook(await load());
  act(() => result.current[1]('denied'));
  expect(result.current[0]).toBe('denied');
});
