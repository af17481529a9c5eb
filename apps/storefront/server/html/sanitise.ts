import sanitizeHtml from 'sanitize-html';
import { changeFields } from '../answers/changeFields.ts';

/** What an editor may write: words, lists, tables and links; no scripts, styles, frames, forms or pictures. */
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

/** What has been made safe before: the same few texts come with every page. */
const known = new Map<string, string>();
const knownLimit = 1000;

/** HTML of an editor, made safe to put into a page. */
function sanitiseHtml(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const safe = sanitizeHtml(html, policy);
  if (known.size >= knownLimit) known.clear();
  known.set(html, safe);
  return safe;
}

/** An answer with every field of type `html()` sanitised. The one place this happens, for pages and `/api` alike. */
export const sanitiseAnswer = changeFields('html', sanitiseHtml);
