import { createClient } from '@luxe/client';
import { ResourcesProvider } from '@luxe/resources';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

vi.mock('./SearchLayer.tsx', () => ({
  default: ({ typed }: { typed: string }) => <p role="dialog">{typed}</p>,
  addRecent: () => undefined,
}));

const tree = (
  <ResourcesProvider
    client={createClient({ baseUrl: '/api', fetch: () => new Promise(() => {}) })}
    hint="s0c0"
  >
    <SearchBox />
  </ResourcesProvider>
);

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
});
afterEach(() => container.remove());

const onRecoverableError = vi.fn();
const hydrate = () => act(async () => void hydrateRoot(container, tree, { onRecoverableError }));

test('opens the search layer with the text that was typed before hydration [SHL-03]', async () => {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  field.value = 'tote';
  await hydrate();
  expect((await screen.findByRole('dialog')).textContent).toBe('tote');
  expect(field.value).toBe('tote');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('does not open the search layer when the field has no focus at hydration', async () => {
  await hydrate();
  expect(screen.queryByRole('dialog')).toBeNull();
});
