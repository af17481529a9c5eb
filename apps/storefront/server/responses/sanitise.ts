import sanitizeHtml from 'sanitize-html';
import { changeFields } from './changeFields.ts';

/**
 * HTML that an editor may write: text, lists, tables and links; no scripts, styles, frames, forms or
 * pictures.
 */
const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'blockquote', 'hr'],
    ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Cache of sanitised texts by source text, because the same few texts occur on many pages. */
const known = new Map<string, string>();
const knownLimit = 1000;

/** Sanitises an editor's HTML for use in a page. */
function sanitiseHtml(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const safe = sanitizeHtml(html, policy);
  if (known.size >= knownLimit) known.clear();
  known.set(html, safe);
  return safe;
}

/**
 * Returns a response with every field of type `html()` sanitised. All sanitising happens here, for pages and
 * `/api` alike.
 */
export const sanitiseResponse = changeFields('html', sanitiseHtml);
