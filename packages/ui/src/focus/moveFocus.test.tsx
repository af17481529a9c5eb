import { afterEach, expect, test, vi } from 'vitest';
import { focusOnMount, moveFocus } from './moveFocus.ts';

afterEach(() => document.body.replaceChildren());

function draw(markup: string) {
  document.body.innerHTML = markup;
  const target = document.querySelector('input, button') as HTMLElement;
  const shown: unknown[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    element.scrollIntoView = (how) => shown.push(element.localName, how);
  return { target, shown, focus: vi.spyOn(target, 'focus') };
}
const nearest = { block: 'nearest' };

test('the browser does not scroll by itself, and the page scrolls as little as needed', () => {
  const { target, shown, focus } = draw('<button>Pay</button>');
  moveFocus(target);
  expect(document.activeElement).toBe(target);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(shown).toEqual(['button', nearest]);
});

test('a field that takes the focus when it is drawn follows the same rule', () => {
  const { target, focus } = draw('<input>');
  focusOnMount(target);
  focusOnMount(null);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('does not scroll when told so', () => {
  const { target, shown } = draw('<button>Pay</button>');
  moveFocus(target, { scroll: 'none' });
  expect(shown).toEqual([]);
});

test('shows the label of a choice, whose own input is out of sight', () => {
  const { target, shown } = draw('<label><input type="radio"> Card</label>');
  moveFocus(target);
  expect(shown).toEqual(['label', nearest]);
});

test.each<[string, string | undefined, boolean]>([
  ['in what the shopper acted in', '#acted', true],
  ['nowhere', undefined, true],
  ['elsewhere', '#other', false],
])('with the focus %s, a late answer moves it only when it is not elsewhere', (_, at, moves) => {
  const { target } = draw('<button>Edit</button><form><input id="acted"></form><input id="other">');
  if (at) document.querySelector<HTMLElement>(at)?.focus();
  moveFocus(target, { from: document.querySelector('form') });
  expect(document.activeElement === target).toBe(moves);
});
