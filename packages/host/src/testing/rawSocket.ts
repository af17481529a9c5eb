import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** One response, as received over a socket. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export async function openSocket(server: Server): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  // A server that rejects a request may close the connection while the test still writes data. This causes an
  // error event, which is ignored, because an unhandled error event would fail the test.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends any text and resolves to the responses received until the server closes the connection. */
export async function sendRaw(server: Server, text: string): Promise<RawResponse[]> {
  const socket = await openSocket(server);
  socket.write(text);
  return untilClosed(socket);
}

/** Resolves to the responses received until the connection closes. */
export async function untilClosed(socket: Socket): Promise<RawResponse[]> {
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  await once(socket, 'close');
  return readResponses(received);
}

function readResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = text; rest !== '';) {
    const [headerText = '', ...more] = rest.split('\r\n\r\n');
    const after = more.join('\r\n\r\n');
    const [first = '', ...lines] = headerText.split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
    );
    const length = Number(headers.get('content-length') ?? after.length);
    responses.push({ status: Number(first.split(' ')[1]), headers, body: after.slice(0, length) });
    rest = after.slice(length);
  }
  return responses;
}
