import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preserveFocus } from './preserveFocus.ts';

let stop = () => {};
beforeEach(() => {
  // Replaces animation frames by timers. All test files share one document, and the fake timers of another
  // file may have replaced its animation frames.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => Number(setTimeout(callback, 0)));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  document.body.innerHTML = `<header><a href="/">Home</a></header>
    <main><h1>Bag</h1><ul><li id="first"><button>Remove</button></li><li><button>Other</button></li></ul></main>`;
  stop = preserveFocus();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const first = () => document.querySelector('button') as HTMLButtonElement;
const focused = () => document.activeElement?.localName;

test('a removed control passes its focus to the nearest remaining element around it', async () => {
  first().focus();
  document.getElementById('first')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('ul'));
  document.querySelector('a')?.focus();
  expect(document.querySelector('ul')?.hasAttribute('tabindex')).toBe(false);
});

test.each(['disabled', 'hidden', 'inert'])(
  'when the focused control becomes %s, focus moves to the element around the control',
  async (how) => {
    first().focus();
    first().setAttribute(how, '');
    await vi.waitFor(() => expect(focused()).toBe('li'));
  },
);

test('each time the content of the screen is replaced, the new heading gets focus', async () => {
  for (const title of ['Checkout', 'Orders']) {
    if (title === 'Checkout') first().focus();
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = `<section><h1>${title}</h1><button>Pay</button></section>`;
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(title));
  }
});

test('when a focused dialog is removed, the heading of the page gets focus', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Later</button></div>');
  const dialog = document.querySelector('[role=dialog]') as HTMLElement;
  dialog.querySelector('button')?.focus();
  dialog.remove();
  await vi.waitFor(() => expect(focused()).toBe('h1'));
});

test('a control that moves within a list keeps focus', async () => {
  first().focus();
  const [one, other] = document.querySelectorAll('li');
  other?.after(one as Node);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Remove'));
});

test('does not move focus if other code has already moved it', async () => {
  first().focus();
  document.getElementById('first')?.remove();
  first().focus();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Other');
});

test('does not restore focus after a press outside the controls', async () => {
  first().focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  first().blur();
  document.getElementById('first')?.remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('body');
});

test('focus that was lost before this code loaded goes to the nearest remaining element', async () => {
  stop();
  let path: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => (path = event.composedPath()), { once: true });
  first().focus();
  document.getElementById('first')?.remove();
  expect(focused()).toBe('body');
  stop = preserveFocus(path);
  await vi.waitFor(() => expect(focused()).toBe('ul'));
});

test('focus that a press outside removed before this code loaded is not restored', async () => {
  stop();
  let path: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => (path = event.composedPath()), { once: true });
  first().focus();
  first().blur();
  stop = preserveFocus(path);
  document.getElementById('first')?.remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('body');
});
