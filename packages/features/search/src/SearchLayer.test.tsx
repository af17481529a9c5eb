import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRecent } from './data/recentSearches.ts';
import SearchLayer from './SearchLayer.tsx';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});

function show(typed: string, catalogue: 'luxury' | 'indiluxe' = 'luxury') {
  const track = vi.fn();
  const onClose = vi.fn();
  const { fetch } = mockFetch();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0" track={track}>
      <SearchLayer
        catalogue={catalogue}
        typed={typed}
        onType={vi.fn()}
        onNavigate={vi.fn()}
        onClose={onClose}
      />
    </ResourcesProvider>,
  );
  return { track, onClose };
}

test.each([
  ['', 'luxury', 'Ask Tara, the shopping assistant', '/launch-tara'],
  ['', 'indiluxe', 'Ask Tara, the shopping assistant', '/launch-tara?catalogue=indiluxe'],
  ['gift', 'luxury', 'Ask Tara: “gift”', '/ask-tara?q=gift'],
  ['jutti', 'indiluxe', 'Ask Tara: “jutti”', '/ask-tara?q=jutti&catalogue=indiluxe'],
] as const)(
  'with the text “%s” in %s, the assistant is one link away',
  async (typed, catalogue, name, href) => {
    show(typed, catalogue);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  },
);

test('a click on the assistant is tracked, closes the layer and is no recent search [SEA-10]', async () => {
  const { track, onClose } = show('gift');
  const link = await screen.findByRole('link', { name: 'Ask Tara: “gift”' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(track).toHaveBeenLastCalledWith('search', { type: 'shop with the assistant', text: 'gift' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(readRecent('luxury')).toEqual([]);
});
