import { afterEach, expect, test, vi } from 'vitest';
import { focusOnMount, moveFocus } from './moveFocus.ts';

afterEach(() => document.body.replaceChildren());

function renderMarkup(markup: string) {
  document.body.innerHTML = markup;
  const target = document.querySelector('input, button') as HTMLElement;
  const scrolled: unknown[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    element.scrollIntoView = (how) => scrolled.push(element.localName, how);
  return { target, scrolled, focus: vi.spyOn(target, 'focus') };
}
const nearest = { block: 'nearest' };

test('moveFocus prevents scrolling by the browser and scrolls just enough to show the element', () => {
  const { target, scrolled, focus } = renderMarkup('<button>Pay</button>');
  moveFocus(target);
  expect(document.activeElement).toBe(target);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(scrolled).toEqual(['button', nearest]);
});

test('focusOnMount focuses a field and prevents the browser from scrolling; it ignores null', () => {
  const { target, focus } = renderMarkup('<input>');
  focusOnMount(target);
  focusOnMount(null);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('the scroll option `none` prevents scrolling', () => {
  const { target, scrolled } = renderMarkup('<button>Pay</button>');
  moveFocus(target, { scroll: 'none' });
  expect(scrolled).toEqual([]);
});

test('moveFocus scrolls to the label of a radio, because its input may be visually hidden', () => {
  const { target, scrolled } = renderMarkup('<label><input type="radio"> Card</label>');
  moveFocus(target);
  expect(scrolled).toEqual(['label', nearest]);
});

test.each<[string, string | undefined, boolean]>([
  ['in the given region', '#acted', true],
  ['nowhere', undefined, true],
  ['elsewhere', '#other', false],
])('a late response moves focus only from its own region or from nowhere: with focus %s', (_, at, moves) => {
  const { target } = renderMarkup('<button>Edit</button><form><input id="acted"></form><input id="other">');
  if (at) document.querySelector<HTMLElement>(at)?.focus();
  moveFocus(target, { from: document.querySelector('form') });
  expect(document.activeElement === target).toBe(moves);
});
