import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What an answer to a broken request says: the same headers as every other answer, and a body by its status. */
export interface BrokenAnswer {
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
 * Answers what could not be read as a request, or came too slowly, and closes the connection: nothing that stands behind a broken request
 * is read. Node's own answer would have none of our headers.
 */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: { headersSent?: boolean } | null },
  answer: BrokenAnswer,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  // Words in the middle of an answer that has begun would be read as part of it.
  // oxlint-disable-next-line no-underscore-dangle -- Node tells it in no other way
  if (socket._httpMessage?.headersSent) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const body = answer.body(status);
  const lines = Object.entries(toBrokenHeaders(answer, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** All headers of an answer after which the connection is closed. */
export function toBrokenHeaders({ headers, type }: BrokenAnswer, body: string): Record<string, string> {
  return {
    ...headers,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
}
