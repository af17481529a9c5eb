import { lengthen } from './lengthen.ts';

/** A text as its author wrote it, and as it stands on the page. */
interface Stand {
  readonly plain: string;
  readonly long: string;
}

const texts = new WeakMap<Text, Stand>();
const hints = new WeakMap<Element, Stand>();
const outside = 'script, style, noscript, template, pre, code, .sb-wrapper';

let watcher: MutationObserver | undefined;

/**
 * Writes everything that can be read on the page in a longer, accented tongue, or takes it back. Text nodes are changed in place and
 * never replaced, so that React finds its own again; what it writes anew is lengthened anew.
 */
export function showLongWords(on: boolean): void {
  if (on === Boolean(watcher)) return;
  watcher?.disconnect();
  watcher = undefined;
  each(on ? write : takeBack);
  if (!on) return;
  watcher = new MutationObserver(() => each(write));
  watcher.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['placeholder'],
  });
}

function each(change: (node: Text | Element) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (belongsToAStory(node.parentElement)) change(node as Text);
  for (const field of document.body.querySelectorAll('[placeholder]'))
    if (belongsToAStory(field)) change(field);
}

/** On a page of documentation only the stories change. */
function belongsToAStory(element: Element | null): boolean {
  if (!element || element.closest(outside)) return false;
  return !element.closest('#storybook-docs') || Boolean(element.closest('.docs-story'));
}

function write(node: Text | Element): void {
  const plain = node instanceof Text ? node.data : (node.getAttribute('placeholder') ?? '');
  const known = standOf(node);
  if (plain === known?.long) return;
  const long = lengthen(plain);
  if (long === plain) return;
  if (node instanceof Text) {
    texts.set(node, { plain, long });
    node.data = long;
  } else {
    hints.set(node, { plain, long });
    node.setAttribute('placeholder', long);
  }
}

function takeBack(node: Text | Element): void {
  const known = standOf(node);
  if (!known) return;
  if (node instanceof Text) {
    if (node.data === known.long) node.data = known.plain;
  } else if (node.getAttribute('placeholder') === known.long) node.setAttribute('placeholder', known.plain);
}

const standOf = (node: Text | Element) => (node instanceof Text ? texts.get(node) : hints.get(node));
