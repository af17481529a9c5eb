import { afterEach, expect, test, vi } from 'vitest';
import { settleOnPage } from './settleOnPage.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

function openPage() {
  document.body.innerHTML = '<a href="/">Back</a><main id="main"><h1>Loading</h1></main>';
  const announce = vi.fn();
  stop = settleOnPage(document.activeElement, announce);
  return announce;
}
const heading = () => document.querySelector('h1');
const draw = (title: string) => {
  const main = document.getElementById('main');
  if (main) main.innerHTML = `<h1>${title}</h1>`;
};

test('the heading of a new page takes the focus, also when the page is drawn anew', async () => {
  const announce = openPage();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(announce).toHaveBeenCalledOnce();
  draw('Addresses');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Addresses'));
});

test('a focus that the shopper has moved stays where it is', async () => {
  openPage();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  document.querySelector('a')?.focus();
  draw('Addresses');
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(document.activeElement?.textContent).toBe('Back');
});
