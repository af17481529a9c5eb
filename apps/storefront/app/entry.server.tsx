import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MarkupCacheContext } from '@luxe/ui/cached-markup';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router-dom';
import { RenderDataContext } from './document/renderData.ts';
import { getMarkupCache } from './styles/markupCache.ts';
import { createStyleSheet } from './styles/styleSheet.ts';

/** Longest render in ms after the data has loaded. The browser renders the parts that are late. */
const renderBudgetMs = 2500;
export const streamTimeout = renderBudgetMs;

/** Used by the build to make the shared style file. */
export { compiledRules } from './styles/styleSheet.ts';

/**
 * Renders one page and sends it complete. Clients without scripts and crawlers receive all of it, and every
 * style is in the head.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const sheet = createStyleSheet(loadContext.nonce, loadContext.styles);
  const { serverHandoffStream, ...context } = routerContext;
  // The loader data is read completely, because the start script contains it. The router itself would add one
  // script per chunk.
  const handOff = serverHandoffStream && (await text(serverHandoffStream));
  const page = sheet.collectStyles(
    <RenderDataContext value={{ ...loadContext, routerData: handOff }}>
      <MarkupCacheContext value={loadContext.styles && getMarkupCache(loadContext.styles)}>
        <ServerRouter context={context} url={request.url} />
      </MarkupCacheContext>
    </RenderDataContext>,
  );
  const report = (error: unknown) => {
    if (!request.signal.aborted) loadContext.report(error);
  };
  try {
    const html = await renderHtml(page, loadContext.nonce, report);
    const endOfHead = html.indexOf('</head>');
    // Sent in parts, because joining long strings would copy them once more.
    loadContext.send([doctype, html.slice(0, endOfHead), sheet.getStyleTags(), html.slice(endOfHead)]);
    return new Response(null, { headers, status });
  } finally {
    sheet.seal();
  }
}

/** `renderToPipeableStream` writes the doctype, `renderToString` does not. */
const doctype = '<!DOCTYPE html>';

/** React's marker of a Suspense boundary that was late or failed. */
const unfinished = /<!--\$[!?]-->/;

/**
 * Renders a page synchronously, which costs a fifth less than as a stream. If a part was late or failed,
 * renders again with the streaming renderer, which waits and reports errors. Rejects when the page cannot
 * render without that part.
 */
async function renderHtml(page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<string> {
  const html = renderToString(page);
  if (!unfinished.test(html)) return html;
  return (await renderWhenReady(page, nonce, report)).slice(doctype.length);
}

function renderWhenReady(page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps long parts in their position. Otherwise, React moves them to the end and needs a script to put
      // them back.
      progressiveChunkSize: 1e9,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: report,
    });
    const timer = setTimeout(
      () => abort(new Error(`The render took longer than ${renderBudgetMs} ms`)),
      renderBudgetMs,
    );
  });
}

/**
 * Reports a failed loader to the host, whose log leaves out the message. The router itself would print the
 * message.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as AppLoadContext).report(error);
};
