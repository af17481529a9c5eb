import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router-dom';
import { AnswerContext } from './document/answer.ts';
import { createStyleSheet } from './document/styleSheet.ts';
import { stylesIntoHead } from './document/stylesIntoHead.ts';

/** Milliseconds a render may take after its data is there; what is late then is drawn by the browser. */
const renderBudget = 2500;
export const streamTimeout = renderBudget;

/** For the build, which makes the shared style file. */
export { compiledRules } from './document/styleSheet.ts';

/**
 * Renders one page. All of it is ready before the first byte leaves, so that readers without scripts, and crawlers, get
 * the whole page and every style is in the head; the bytes then stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  answer: AppLoadContext,
): Promise<Response> {
  const { nonce } = answer;
  headers.set('content-type', 'text/html; charset=utf-8');
  const sheet = createStyleSheet(nonce, answer.styles);
  const { serverHandoffStream, ...context } = routerContext;
  // Whole at once, in the script that starts the page: the router would add a script for each piece.
  const handOff = serverHandoffStream && (await text(serverHandoffStream));
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(late);
      sheet.seal();
    };
    const { pipe, abort } = renderToPipeableStream(
      sheet.collectStyles(
        <AnswerContext value={{ ...answer, handOff }}>
          <ServerRouter context={context} url={request.url} />
        </AnswerContext>,
      ),
      {
        nonce,
        // Keeps the main content in line: without it React moves long parts to the end and needs a script to put them back.
        progressiveChunkSize: 1e9,
        onAllReady() {
          const body = pipe(stylesIntoHead(() => sheet.getStyleTags()));
          body.once('close', done);
          answer.send(body);
          resolve(new Response(null, { headers, status }));
        },
        onShellError(error) {
          done();
          reject(error);
        },
        onError(error) {
          if (!request.signal.aborted) answer.report(error);
        },
      },
    );
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
