import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { copiedKind, useCopies } from './useCopies.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset['worker'];
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens a page. Returns the names of the databases that it opens. */
function openPage(): string[] {
  const opened: string[] = [];
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      opened.push(name);
      throw new DOMException('Not in this test', 'SecurityError');
    },
  });
  const client = createClient({ baseUrl: '/api', fetch: mockFetch().fetch });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <ResourcesProvider client={client} hint="s0c0">
        {children}
      </ResourcesProvider>
    </MemoryRouter>
  );
  renderHook(() => useCopies(), { wrapper });
  return opened;
}

it('opens the copies of this browser without any answer about cookies', () => {
  expect(openPage()).toEqual(['luxe-copies']);
});

it('copies nothing where the service worker is switched off, because nothing would show the copies', () => {
  root.dataset['worker'] = 'off';
  expect(openPage()).toEqual([]);
});

it.each([
  ['/', 'home'],
  ['/?utm_source=mail', 'home'],
  ['/bags/c-lsh10', 'listing'],
  ['/explore/indiluxe', 'page'],
  ['/kanjivaram-silk-saree/p-mp000000000000101', 'product'],
  ['/?preview=token', undefined],
  ['/search/?q=saree', undefined],
  ['/cart', undefined],
  ['/checkout', undefined],
  ['/gift-card-checkout', undefined],
  ['/order-placed-successfully', undefined],
  ['/my-account/orders', undefined],
  ['/my-account/saved-addresses', undefined],
])('copies public pages only: %s as %s', (path, kind) => {
  expect(copiedKind(new URL(path, 'https://shop.example'))).toBe(kind);
});
