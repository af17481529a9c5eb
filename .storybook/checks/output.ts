import axe from 'axe-core';

/**
 * Hashes everything that decides what a story paints and which rules check it: markup, styles, field values,
 * focus, scroll positions, window size and axe rules. Equal hashes give the same picture and the same faults.
 * Undefined when the story contains a canvas, because markup does not show what a canvas paints.
 */
export async function hashOutput(
  elements: readonly Element[],
  rules: object | undefined,
): Promise<string | undefined> {
  const all = elements.flatMap((element) => [element, ...element.querySelectorAll('*')]);
  if (all.some((element) => element instanceof HTMLCanvasElement)) return undefined;
  const parts = [
    `${innerWidth} ${innerHeight} ${devicePixelRatio} ${navigator.userAgent} axe ${axe.version}`,
    JSON.stringify(rules ?? {}),
    document.documentElement.className,
    document.body.className,
    ...styleTexts(),
    ...elements.map((element) => withoutIds(element.outerHTML)),
    ...all.flatMap(stateOf),
  ];
  return toHash(parts.join('\n'));
}

/**
 * Style sheets of the page, without those of styled-components. The class names of those are hashes of their
 * content, so the markup already identifies them.
 */
const styleTexts = () =>
  [...document.querySelectorAll('style:not([data-styled])')].map((style) => style.textContent).sort();

/** Renumbers the ids from React's `useId`, because React counts them across all stories of a run. */
function withoutIds(html: string): string {
  const seen = new Map<string, number>();
  return html.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    if (!seen.has(id)) seen.set(id, seen.size);
    return `_r_${seen.get(id)}_`;
  });
}

/** The visible state of an element that its markup does not contain. */
function stateOf(element: Element, at: number): string[] {
  const state: unknown[] = [];
  if (element instanceof HTMLInputElement)
    state.push(element.value, element.checked, element.indeterminate, element.validity.valid);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    state.push(element.value);
  if (element instanceof HTMLImageElement) state.push(element.naturalWidth, element.naturalHeight);
  if (element.scrollTop !== 0 || element.scrollLeft !== 0) state.push(element.scrollTop, element.scrollLeft);
  const pseudo = [
    ':hover',
    ':active',
    ':focus',
    ':focus-visible',
    ':popover-open',
    ':modal',
    ':user-invalid',
  ];
  state.push(...pseudo.filter((name) => element.matches(name)));
  return state.length === 0 ? [] : [JSON.stringify([at, ...state])];
}

async function toHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
