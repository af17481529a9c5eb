import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** One answer as it came over a socket. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export async function openSocket(server: Server): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  // A server that refuses may close while there is still something to write.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a text, which need not be a request, and resolves to the answers that came until the server closed the connection. */
export async function ask(server: Server, text: string): Promise<RawAnswer[]> {
  const socket = await openSocket(server);
  socket.write(text);
  return untilClosed(socket);
}

/** What comes until the connection is closed. */
export async function untilClosed(socket: Socket): Promise<RawAnswer[]> {
  let told = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (told += chunk));
  await once(socket, 'close');
  return readAnswers(told);
}

function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== '';) {
    const [head = '', ...more] = rest.split('\r\n\r\n');
    const after = more.join('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
    );
    const length = Number(headers.get('content-length') ?? after.length);
    answers.push({ status: Number(first.split(' ')[1]), headers, body: after.slice(0, length) });
    rest = after.slice(length);
  }
  return answers;
}
