import type { IncomingMessage, Server } from 'node:http';
import { rejectBrokenRequest, type RejectionResponse } from './brokenRequest.ts';
import type { RequestLimits } from './limits.ts';

/** Whether a request of this method and URL uploads files. Must not throw. */
export type TakesFiles = (method: string, url: string) => boolean;

interface Watched {
  /**
   * Start of the current period of `requestMs`. `bytes` is the number of bytes that the connection had
   * received at this time.
   */
  since: number;
  bytes: number;
  readonly isUpload: boolean;
}

const tooSlow = Object.assign(new Error('The request took too long.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/**
 * Rejects requests whose bodies arrive too slowly, because Node has only one timeout for all bodies. A usual
 * body must be complete within `requestMs`. An upload may take up to `uploadMs` (Node's own limit, see
 * toServerOptions), as long as it delivers `uploadBytes` in each period of `requestMs`. Call the returned
 * function regularly to check all pending bodies.
 */
export function watchBodies(
  server: Server,
  { requestMs, uploadBytes }: Pick<RequestLimits, 'requestMs' | 'uploadBytes'>,
  broken: RejectionResponse,
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
      // If a client stays connected after the 408 response, the next check destroys its connection.
      else if (!isInTime(request, body)) rejectBrokenRequest(tooSlow, request.socket, broken);
    }
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
