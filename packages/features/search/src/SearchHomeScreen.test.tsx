import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addRecent } from './data/recentSearches.ts';
import SearchHomeScreen from './SearchHomeScreen.tsx';

beforeEach(() => localStorage.clear());

function show(catalogue: 'luxury' | 'indiluxe') {
  const track = vi.fn();
  const { fetch } = mockFetch({}, {});
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0" track={track}>
      <SearchHomeScreen catalogue={catalogue} onNavigate={vi.fn()} />
    </ResourcesProvider>,
  );
  return track;
}

test.each([
  ['luxury', 'luxe:search home'],
  ['indiluxe', 'indi:search home'],
] as const)('in catalogue %s, tracks one view of the screen %s [SEA-12]', async (catalogue, title) => {
  const track = show(catalogue);
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  expect(track.mock.calls).toEqual([['screen viewed', { screen: title }]]);
});

test('tracks a click on a recent search with the type "recent" [SEA-10]', async () => {
  addRecent('luxury', 'camel coat');
  const track = show('luxury');
  const link = await screen.findByRole('link', { name: 'camel coat' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(track).toHaveBeenLastCalledWith('search', { type: 'recent', text: 'camel coat' });
});

test('tracks a submitted text with the type "direct" [SEA-10]', async () => {
  const track = show('luxury');
  const field = await screen.findByRole('searchbox', { name: 'Search the shop' });
  await userEvent.type(field, 'loafers{Enter}');
  expect(track).toHaveBeenLastCalledWith('search', { type: 'direct', text: 'loafers' });
});

test('tracks a click on a popular product with the type "top product click" [SEA-10]', async () => {
  const track = show('luxury');
  const products = await screen.findByRole('list', { name: 'Popular products' });
  const [link] = await within(products).findAllByRole('link');
  link?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link as HTMLElement);
  expect(track).toHaveBeenLastCalledWith('search', { type: 'top product click', text: '' });
});
