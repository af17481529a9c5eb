import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InstallRow } from './InstallRow.tsx';

const prompt = vi.fn(async () => undefined);

beforeEach(() => {
  prompt.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const userChoice = Promise.resolve({ outcome: 'dismissed' });
  window.luxeInstall = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.luxeInstall = undefined;
  localStorage.clear();
});

async function press(name: string) {
  render(
    <main tabIndex={-1}>
      <InstallRow />
    </main>,
  );
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test.each(['Add', 'Not now'])('the focus moves to the page when "%s" hides the row', async (name) => {
  await press(name);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await vi.waitFor(() => expect(localStorage.getItem('installAnswer')).not.toBeNull());
});

test('only "Add" opens the question of the browser', async () => {
  await press('Not now');
  expect(prompt).not.toHaveBeenCalled();
  expect(localStorage.getItem('installAnswer')).toBe('notNow');
});

test('"Add" opens the question of the browser, and the answer is stored', async () => {
  await press('Add');
  expect(prompt).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(localStorage.getItem('installAnswer')).toBe('dismissed'));
});
