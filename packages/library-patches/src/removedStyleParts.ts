import { replaceBodies } from './replaceCode.ts';

/** The tags of `styled.tag` in the shop. */
const tags = [
  'a',
  'article',
  'aside',
  'b',
  'button',
  'details',
  'dialog',
  'div',
  'dl',
  'fieldset',
  'figure',
  'form',
  'h2',
  'header',
  'hr',
  'img',
  'input',
  'label',
  'legend',
  'li',
  'nav',
  'ol',
  'output',
  'p',
  'picture',
  'progress',
  'rect',
  'section',
  'select',
  'small',
  'span',
  'summary',
  'svg',
  'table',
  'textarea',
  'ul',
  'video',
];

/** The tags for which styled-components makes a function when it starts. */
const allTags = /new Set\(\["a","abbr",[^\]]*\]\)/g;

/**
 * Returns a module of styled-components or of its parser without the unused parts; `undefined` for other
 * modules. Throws when a part is missing.
 */
export function removeStyleParts(id: string, code: string): string | undefined {
  if (id.endsWith('/styled-components/dist/styled-components.browser.esm.js')) {
    if (code.match(allTags)?.length !== 1) throw new Error('styled-components has another list of tags');
    return code.replace(allTags, `new Set(${JSON.stringify(tags)})`);
  }
  // Vendor prefixes: the shop does not turn them on, and the supported browsers need none.
  if (id.endsWith('/stylis/src/Middleware.js')) return replaceBodies(code, { prefixer: '{}' }, 'stylis');
  return undefined;
}

/**
 * Returns the first thing in a source that needs a removed part; `undefined` when there is none.
 */
export function findNeededStylePart(code: string): string | undefined {
  if (/\benableVendorPrefixes\b/.test(code)) return 'enableVendorPrefixes';
  const used = [...code.matchAll(/\bstyled(?:\.|\[['"])([a-z]\w*)/g)];
  const [, tag] = used.find(([, name = '']) => !tags.includes(name)) ?? [];
  return tag && `styled.${tag}`;
}
