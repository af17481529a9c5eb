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

let room: HTMLElement;
beforeEach(() => {
  room = document.body.appendChild(document.createElement('div'));
  room.innerHTML = renderToString(tree);
});
afterEach(() => room.remove());

const faults = vi.fn();
const wake = () => act(async () => void hydrateRoot(room, tree, { onRecoverableError: faults }));

test('a box that was pressed and typed into before anybody listened opens with those words [SHL-03]', async () => {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  field.value = 'tote';
  await wake();
  expect((await screen.findByRole('dialog')).textContent).toBe('tote');
  expect(field.value).toBe('tote');
  expect(faults).not.toHaveBeenCalled();
});

test('a box that nobody pressed stays a box', async () => {
  await wake();
  expect(screen.queryByRole('dialog')).toBeNull();
});
