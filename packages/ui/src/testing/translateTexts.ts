/**
 * Changes a page like a browser's translation: replaces each text node with a copy in two nested `<font>`
 * elements, so that the text nodes React holds are no longer in the document. Skips text inside
 * `translate="no"`.
 */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate="no"]')) continue;
    const inner = document.createElement('font');
    inner.textContent = text.data;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}
