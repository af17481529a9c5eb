import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { KeepMarkupContext } from '@luxe/ui/kept-markup';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router-dom';
import { AnswerContext } from './document/answer.ts';
import { keepMarkupFor } from './document/keepMarkup.ts';
import { createStyleSheet } from './document/styleSheet.ts';

/** Milliseconds a render may take after its data is there; what is late then is drawn by the browser. */
const renderBudget = 2500;
export const streamTimeout = renderBudget;

/** For the build, which makes the shared style file. */
export { compiledRules } from './document/styleSheet.ts';

/** Renders one page. It is handed over whole: readers without scripts, and crawlers, get all of it, and every style is in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  answer: AppLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const sheet = createStyleSheet(answer.nonce, answer.styles);
  const { serverHandoffStream, ...context } = routerContext;
  // Whole at once, in the script that starts the page: the router would add a script for each piece.
  const handOff = serverHandoffStream && (await text(serverHandoffStream));
  const page = sheet.collectStyles(
    <AnswerContext value={{ ...answer, handOff }}>
      <KeepMarkupContext value={answer.styles && keepMarkupFor(answer.styles)}>
        <ServerRouter context={context} url={request.url} />
      </KeepMarkupContext>
    </AnswerContext>,
  );
  const report = (error: unknown) => {
    if (!request.signal.aborted) answer.report(error);
  };
  try {
    const html = await draw(page, answer.nonce, report);
    const endOfHead = html.indexOf('</head>');
    // In parts: putting long texts together would copy them once more.
    answer.send([doctype, html.slice(0, endOfHead), sheet.getStyleTags(), html.slice(endOfHead)]);
    return new Response(null, { headers, status });
  } finally {
    sheet.seal();
  }
}

/** Written by the renderer that waits, and not by the other. */
const doctype = '<!DOCTYPE html>';

/** What React writes where a part of a page was late or went wrong. */
const unfinished = /<!--\$[!?]-->/;

/**
 * Draws a page at once, which costs a fifth less than drawing it as a stream. One with a part that is late or went wrong is drawn again by
 * the renderer that waits, and tells what went wrong. Rejects when there is no page without that part.
 */
async function draw(page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<string> {
  const html = renderToString(page);
  if (!unfinished.test(html)) return html;
  return (await drawPatiently(page, nonce, report)).slice(doctype.length);
}

function drawPatiently(page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps the main content in line: without it React moves long parts to the end and needs a script to put them back.
      progressiveChunkSize: 1e9,
      onAllReady() {
        clearTimeout(late);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: report,
    });
    const late = setTimeout(
      () => abort(new Error(`The render took longer than ${renderBudget} ms`)),
      renderBudget,
    );
  });
}

/** A loader that failed is told to the host, whose log leaves out its words; the router would print them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as AppLoadContext).report(error);
};
