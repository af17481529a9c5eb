import { pseudoLocalise } from './pseudoLocalise.ts';

/** The original text and its pseudo-localised version. */
interface TextVersions {
  readonly plain: string;
  readonly long: string;
}

const texts = new WeakMap<Text, TextVersions>();
const hints = new WeakMap<Element, TextVersions>();
const outside = 'script, style, noscript, template, pre, code, .sb-wrapper';

let watcher: MutationObserver | undefined;

/**
 * Pseudo-localises all visible text of the stories, or restores it. Changes text nodes in place, so that
 * React can still update them; text that React writes later is changed again.
 */
export function setPseudoLocalisation(on: boolean): void {
  if (on === Boolean(watcher)) return;
  watcher?.disconnect();
  watcher = undefined;
  forEachText(on ? write : restore);
  if (!on) return;
  watcher = new MutationObserver(() => forEachText(write));
  watcher.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['placeholder'],
  });
}

function forEachText(change: (node: Text | Element) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (belongsToAStory(node.parentElement)) change(node as Text);
  for (const field of document.body.querySelectorAll('[placeholder]'))
    if (belongsToAStory(field)) change(field);
}

/** On a documentation page, only the stories change. */
function belongsToAStory(element: Element | null): boolean {
  if (!element || element.closest(outside)) return false;
  return !element.closest('#storybook-docs') || Boolean(element.closest('.docs-story'));
}

function write(node: Text | Element): void {
  const plain = node instanceof Text ? node.data : (node.getAttribute('placeholder') ?? '');
  const known = versionsOf(node);
  if (plain === known?.long) return;
  const long = pseudoLocalise(plain);
  if (long === plain) return;
  if (node instanceof Text) {
    texts.set(node, { plain, long });
    node.data = long;
  } else {
    hints.set(node, { plain, long });
    node.setAttribute('placeholder', long);
  }
}

function restore(node: Text | Element): void {
  const known = versionsOf(node);
  if (!known) return;
  if (node instanceof Text) {
    if (node.data === known.long) node.data = known.plain;
  } else if (node.getAttribute('placeholder') === known.long) node.setAttribute('placeholder', known.plain);
}

const versionsOf = (node: Text | Element) => (node instanceof Text ? texts.get(node) : hints.get(node));
