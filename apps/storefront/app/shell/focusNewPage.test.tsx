import { afterEach, expect, test, vi } from 'vitest';
import { focusNewPage } from './focusNewPage.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

function openPage() {
  document.body.innerHTML = '<a href="/">Back</a><main id="main"><h1>Loading</h1></main>';
  const announce = vi.fn();
  stop = focusNewPage(document.activeElement, announce);
  return announce;
}
const heading = () => document.querySelector('h1');

test('the heading of a new page receives the focus', async () => {
  const announce = openPage();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(announce).toHaveBeenCalledOnce();
});

test('focus that the shopper has moved stays where it is', async () => {
  const announce = openPage();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  document.querySelector('a')?.focus();
  await vi.waitFor(() => expect(announce).toHaveBeenCalledOnce());
  expect(document.activeElement?.textContent).toBe('Back');
});

test('the focus moves from an element around the heading to the heading itself', async () => {
  openPage();
  const main = document.querySelector('main');
  if (main) main.tabIndex = -1;
  main?.focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
});
