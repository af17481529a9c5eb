import { createClient } from '@luxe/client';
import { lineOf, sampleProducts } from '@luxe/contract/samples';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MiniBag } from './MiniBag.tsx';
import { useAddedSheet } from './useAddedSheet.tsx';

afterEach(() => vi.unstubAllGlobals());
const clock = { now: () => 0, sleep: () => Promise.resolve() };
const results: boolean[] = [];

function Product() {
  const { showAdded, sheet } = useAddedSheet();
  return (
    <>
      <button onClick={() => void showAdded().then((isShown) => results.push(isShown))}>Add</button>
      {sheet}
    </>
  );
}

function show({ isWide, hasIcon = true }: { isWide: boolean; hasIcon?: boolean }) {
  results.length = 0;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const bag = sampleProducts.slice(0, 2).map((sample, at) => lineOf(sample, String(at), 1));
  const { fetch } = mockFetch({}, { bag });
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c1">
      <ToastProvider>
        {hasIcon && <MiniBag icon={<a href="/cart">Bag</a>} />}
        <Product />
      </ToastProvider>
    </ResourcesProvider>,
  );
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

test('on a wide page, opens and announces the card below the icon; an outside press closes it', async () => {
  show({ isWide: true });
  await add();
  const card = within(await screen.findByRole('group', { name: 'Your bag' }));
  expect(await card.findByText('Added to your bag, 2 items')).toBeDefined();
  const [newest] = await card.findAllByRole('listitem');
  expect(newest?.textContent).toContain(sampleProducts[1]?.name);
  expect(results).toEqual([true]);
  await userEvent.click(document.body);
  expect(screen.queryByRole('group', { name: 'Your bag' })).toBeNull();
  expect(document.activeElement?.tagName).not.toBe('A');
});

test('announces an added item only once, not when the card opens again later', async () => {
  show({ isWide: true });
  await add();
  await screen.findByText('Added to your bag, 2 items');
  await userEvent.click(document.body);
  await userEvent.hover(screen.getByRole('link', { name: 'Bag' }));
  const card = within(await screen.findByRole('group', { name: 'Your bag' }));
  expect(await card.findByText('2 items')).toBeDefined();
});

test('on a wide page without a bag icon, opens nothing and resolves to false', async () => {
  show({ isWide: true, hasIcon: false });
  await add();
  await vi.waitFor(() => expect(results).toEqual([false]));
});

test('on a narrow page, opens a bottom sheet with the bag', async () => {
  show({ isWide: false });
  await add();
  expect(await screen.findByRole('dialog', { name: 'Added to your bag' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Your bag' })).toBeNull();
});
