import { textChanges, type SampleText } from './sampleText.ts';

/** The original text and the text that is shown instead. */
interface TextVersions {
  readonly plain: string;
  readonly shown: string;
}

const texts = new WeakMap<Text, TextVersions>();
const hints = new WeakMap<Element, TextVersions>();
const outside = 'script, style, noscript, template, pre, code, .sb-wrapper';

let watcher: MutationObserver | undefined;
let current: SampleText = 'plain';

/**
 * Replaces all visible text of the stories by sample text, or restores it. Changes text nodes in place, so
 * that React can still update them; text that React writes later is changed again.
 */
export function setSampleText(wanted: SampleText): void {
  if (wanted === current) return;
  watcher?.disconnect();
  watcher = undefined;
  if (current !== 'plain') forEachText(restore);
  current = wanted;
  if (wanted === 'plain') return;
  const change = textChanges[wanted];
  const writeAll = () => forEachText((node) => write(node, change));
  writeAll();
  watcher = new MutationObserver(writeAll);
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

function write(node: Text | Element, change: (text: string) => string): void {
  const plain = node instanceof Text ? node.data : (node.getAttribute('placeholder') ?? '');
  if (plain === versionsOf(node)?.shown) return;
  const shown = change(plain);
  if (shown === plain) return;
  if (node instanceof Text) {
    texts.set(node, { plain, shown });
    node.data = shown;
  } else {
    hints.set(node, { plain, shown });
    node.setAttribute('placeholder', shown);
  }
}

function restore(node: Text | Element): void {
  const known = versionsOf(node);
  if (!known) return;
  if (node instanceof Text) {
    if (node.data === known.shown) node.data = known.plain;
  } else if (node.getAttribute('placeholder') === known.shown) node.setAttribute('placeholder', known.plain);
}

const versionsOf = (node: Text | Element) => (node instanceof Text ? texts.get(node) : hints.get(node));
