import type { CallName, CallResponse } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { html } from '@luxe/format/html';
import type { Upstream } from '../boundary/upstream.ts';
import type { ReadArgs } from '../../app/data/pageContext.ts';
import { prepareResponses } from '../responses/prepareResponses.ts';
import type { Config } from '../config/config.ts';

/** A draft of the desk, which a page shows instead of what shoppers see. */
export interface PagePreview {
  /** Path of the page that the draft belongs to. */
  readonly path: string;
  /** Origin of the desk, which may show the preview in a frame; undefined: no page may. */
  readonly deskOrigin?: string | undefined;
  /** The response for a call that the draft answers; undefined for any other call. */
  respond(name: CallName, args: ReadArgs): unknown;
}

/** Name of the query parameter that carries the token of a preview. */
const previewParameter = 'preview';

/** The token of a preview in a query; undefined for none. A malformed token is an empty text. */
export function previewTokenOf(query: string): string | undefined {
  if (!query.includes(`${previewParameter}=`)) return undefined;
  const token = new URLSearchParams(query).get(previewParameter);
  if (token === null) return undefined;
  return /^[\w-]{1,400}\.[\w-]{1,100}$/.test(token) ? token : '';
}

/** Reads drafts from the store. Resolves to undefined for a token that is unknown or has expired. */
export function createPreviewReader(
  upstream: Pick<Upstream, 'send'>,
  config: Config,
): (token: string) => Promise<PagePreview | undefined> {
  const prepare = prepareResponses(config);
  return async (token) => {
    if (token === '') return undefined;
    const { status, body } = await upstream.send('contentPreview', { params: { token }, address: '' });
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`The store returns ${status} for a preview.`);
    return toPreview(schemas.contentPreview.response.parse(body), prepare);
  };
}

function toPreview(
  found: CallResponse<'contentPreview'>,
  prepare: ReturnType<typeof prepareResponses>,
): PagePreview {
  const deskOrigin = originOf(found.deskOrigin);
  if (found.kind === 'page') {
    const { page } = found;
    return {
      deskOrigin,
      path: page.pagePath,
      respond(name, { params }) {
        const { slug, path } = (params ?? {}) as { slug?: string; path?: string };
        const isPage =
          (name === 'homePage' && slug === page.slug) ||
          (name === 'cmsPage' && path !== undefined && samePath(path, page.pagePath));
        return isPage ? prepare(name, page) : undefined;
      },
    };
  }
  const { article } = found;
  return {
    deskOrigin,
    path: article.pagePath,
    respond(name, { params }) {
      const { slug, section } = (params ?? {}) as { slug?: string; section?: string };
      const isArticle = name === 'article' && slug === article.articleSlug && section === article.section;
      return isArticle ? prepare(name, article) : undefined;
    },
  };
}

/** The origin of a URL, so that nothing else gets into a header; undefined for one without an origin. */
function originOf(url: string | undefined): string | undefined {
  const { protocol = '', origin } = (url === undefined ? null : URL.parse(url)) ?? {};
  return /^https?:$/.test(protocol) ? origin : undefined;
}

/** Whether two paths are the same, without regard to slashes at their ends. */
export const samePath = (one: string, other: string): boolean => trim(one) === trim(other);
const trim = (path: string) => path.replace(/^\/+|\/+$/g, '').toLowerCase();

/** Headers of a preview: no browser, proxy or search engine stores it, and no site learns its address. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/**
 * Adds a line above a page, which shows that it is a preview. React skips elements that it does not know at
 * the beginning of the body.
 */
export function addPreviewLine(page: string, nonce: string): string {
  const line = html`<aside id="preview" aria-label="Preview">
    <style nonce="${nonce}">
      #preview {
        position: sticky;
        top: 0;
        z-index: 100;
        padding: var(--lx-space-8) var(--lx-space-16);
        background: var(--lx-color-bg-inverse);
        color: var(--lx-color-text-inverse);
        text-align: center;
      }
      #preview p {
        margin: 0;
      }
    </style>
    <p>Preview of a draft. Shoppers do not see it yet.</p>
  </aside>`;
  return page.replace(/<body[^>]*>/, (body) => body + line.html);
}
