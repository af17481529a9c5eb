import sanitizeHtml from 'sanitize-html';
import { changeFields } from './changeFields.ts';
import { isFormsLink } from './isFormsLink.ts';

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
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Most sanitised texts in memory, by source text: the same few texts occur on many pages. */
const knownLimit = 1000;

/**
 * Returns a function that sanitises every field of type `html()` of a response. All sanitising happens here,
 * for pages and `/api` alike. Links to `formsDomain`, the host of the forms service, open in a new tab
 * [CON-06].
 */
export function createSanitiser(formsDomain: string): ReturnType<typeof changeFields> {
  const known = new Map<string, string>();
  const options: sanitizeHtml.IOptions = {
    ...policy,
    transformTags: {
      a: (tagName, { href }) => {
        const url = href === undefined ? null : URL.parse(href);
        const isForms = url !== null && isFormsLink(url, formsDomain);
        return { tagName, attribs: { ...(href !== undefined && { href }), ...(isForms && inNewTab) } };
      },
    },
  };
  return changeFields('html', (html) => {
    const before = known.get(html);
    if (before !== undefined) return before;
    const safe = sanitizeHtml(html, options);
    if (known.size >= knownLimit) known.clear();
    known.set(html, safe);
    return safe;
  });
}

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };
