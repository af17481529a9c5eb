import type { IncomingMessage, Server } from 'node:http';
import { answerBrokenRequest, type BrokenAnswer } from './brokenRequest.ts';
import type { RequestLimits } from './limits.ts';

/** Whether a request of this method and address brings files. Never throws. */
export type TakesFiles = (method: string, url: string) => boolean;

interface Watched {
  /** When the time began that is being looked at, and what had arrived on the connection by then. */
  since: number;
  bytes: number;
  readonly isUpload: boolean;
}

const tooSlow = Object.assign(new Error('The request took too long.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/**
 * Ends requests whose bodies come too slowly; Node knows one time for all of them. A usual body has `requestMs` for all of it. Files may take
 * `uploadMs` (Node's own limit, toServerOptions), as long as they bring `uploadBytes` in each `requestMs`: a slow line does, who merely holds a
 * connection open does not. Call what is returned now and then with the time.
 */
export function watchBodies(
  server: Server,
  { requestMs, uploadBytes }: Pick<RequestLimits, 'requestMs' | 'uploadBytes'>,
  broken: BrokenAnswer,
  takesFiles: TakesFiles,
  now: () => number = () => performance.now(),
): () => void {
  const watched = new Map<IncomingMessage, Watched>();
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { method = '', url = '', socket } = request;
    watched.set(request, { since: now(), bytes: socket.bytesRead, isUpload: takesFiles(method, url) });
  });

  function isInTime({ socket }: IncomingMessage, body: Watched): boolean {
    if (now() - body.since < requestMs) return true;
    const { bytesRead } = socket;
    if (!body.isUpload || bytesRead - body.bytes < uploadBytes) return false;
    body.since = now();
    body.bytes = bytesRead;
    return true;
  }

  return () => {
    for (const [request, body] of watched) {
      if (request.complete || request.socket.destroyed) watched.delete(request);
      // One that was told so and stays is cut off at the next look.
      else if (!isInTime(request, body)) answerBrokenRequest(tooSlow, request.socket, broken);
    }
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
