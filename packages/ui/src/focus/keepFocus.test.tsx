import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = () => {};
beforeEach(() => {
  // The document is shared with other files, whose fake timers may have taken its frames along.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => Number(setTimeout(draw, 0)));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  document.body.innerHTML = `<header><a href="/">Home</a></header>
    <main><h1>Bag</h1><ul><li id="first"><button>Remove</button></li><li><button>Other</button></li></ul></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const first = () => document.querySelector('button') as HTMLButtonElement;
const focused = () => document.activeElement?.localName;

test('the focus of a removed control goes to the nearest element around it that is left', async () => {
  first().focus();
  document.getElementById('first')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('ul'));
  document.querySelector('a')?.focus();
  expect(document.querySelector('ul')?.hasAttribute('tabindex')).toBe(false);
});

test.each(['disabled', 'hidden', 'inert'])(
  'the focus of a control that is now %s goes on too',
  async (how) => {
    first().focus();
    first().setAttribute(how, '');
    await vi.waitFor(() => expect(focused()).toBe('li'));
  },
);

test('the heading takes the focus when the screen is replaced, and again when it is drawn anew', async () => {
  for (const title of ['Checkout', 'Orders']) {
    if (title === 'Checkout') first().focus();
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = `<section><h1>${title}</h1><button>Pay</button></section>`;
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(title));
  }
});

test('the heading takes the focus of a layer that goes with all its surroundings', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Later</button></div>');
  const dialog = document.querySelector('[role=dialog]') as HTMLElement;
  dialog.querySelector('button')?.focus();
  dialog.remove();
  await vi.waitFor(() => expect(focused()).toBe('h1'));
});

test('a control that is moved within a list keeps the focus', async () => {
  first().focus();
  const [one, other] = document.querySelectorAll('li');
  other?.after(one as Node);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Remove'));
});

test('leaves the focus alone that the code has moved itself', async () => {
  first().focus();
  document.getElementById('first')?.remove();
  first().focus();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Other');
});

test('leaves the focus alone that the shopper has taken away by a press on the page', async () => {
  first().focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  first().blur();
  document.getElementById('first')?.remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('body');
});
