import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The response to a broken request: the headers that every response of the program has, and a body for each
 * status.
 */
export interface RejectionResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  body(status: number): string;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to input that is not a valid HTTP request or that arrived too slowly, and closes the connection.
 * Data after the broken request is not read. Node's own response would lack our headers.
 */
export function rejectBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: { headersSent?: boolean } | null },
  response: RejectionResponse,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  // A response has already begun, and the client would read an error response as part of it. So the
  // connection is closed without one.
  // oxlint-disable-next-line no-underscore-dangle -- Node has no public API for this
  if (socket._httpMessage?.headersSent) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const body = response.body(status);
  const lines = Object.entries(toRejectionHeaders(response, body)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** All headers of an error response after which the connection is closed. */
export function toRejectionHeaders(
  { headers, type }: RejectionResponse,
  body: string,
): Record<string, string> {
  return {
    ...headers,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
}
