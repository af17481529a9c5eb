import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSocket, untilClosed } from '../testing/rawSocket.ts';
import { watchBodies } from './slowBodies.ts';

const second = 1000;
const broken = { headers: {}, type: 'text/plain', body: (status: number) => `${status}` };

describe('a body on a slow line', () => {
  let server: Server;
  let now = 0;
  let look = () => undefined as void;
  let arrived: IncomingMessage;

  beforeEach(async () => {
    now = 0;
    server = createServer((request, response) => {
      arrived = request.resume().once('end', () => response.end('done'));
    });
    const limits = { requestMs: 30 * second, uploadBytes: 100 };
    look = watchBodies(
      server,
      limits,
      broken,
      (method, url) => method === 'POST' && url === '/files',
      () => now,
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function begin(path: string, bytes = 5000): Promise<Socket> {
    const socket = await openSocket(server);
    const taken = once(server, 'request');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`);
    await taken;
    return socket;
  }
  async function bring(socket: Socket, bytes: number) {
    const here = once(arrived, 'data');
    socket.write('x'.repeat(bytes));
    await here;
  }
  const after = (seconds: number) => {
    now += seconds * second;
    look();
  };
  const statusOf = async (socket: Socket) => (await untilClosed(socket)).map(({ status }) => status);

  it('with files may take ten times as long as other bodies if it makes progress', async () => {
    const socket = await begin('/files', 10 * 100);
    for (let count = 0; count < 10; count += 1) {
      await bring(socket, 100);
      after(30);
    }
    expect(await statusOf(socket)).toEqual([200]);
  });

  it('with files may pause for less than one period of requestMs', async () => {
    const socket = await begin('/files', 400);
    for (let count = 0; count < 4; count += 1) {
      after(29);
      await bring(socket, 100);
      after(1);
    }
    expect(await statusOf(socket)).toEqual([200]);
  });

  it('with files is rejected when it arrives below the minimum rate', async () => {
    const socket = await begin('/files');
    await bring(socket, 99);
    after(30);
    expect(await statusOf(socket)).toEqual([408]);
  });

  it('with files is rejected when it stalls after a fast start', async () => {
    const socket = await begin('/files');
    await bring(socket, 4000);
    after(30);
    after(29);
    expect(socket.readableEnded).toBe(false);
    after(1);
    expect(await statusOf(socket)).toEqual([408]);
  });

  it('without files is rejected at its deadline, however much has arrived', async () => {
    const socket = await begin('/words');
    await bring(socket, 4000);
    after(30);
    expect(await statusOf(socket)).toEqual([408]);
  });

  it('is cut off when the client stays connected after the 408', async () => {
    const socket = await begin('/words');
    after(30);
    const cut = once(arrived.socket, 'close');
    socket.pause();
    look();
    await cut;
    expect(arrived.complete).toBe(false);
    socket.destroy();
  });

  it('has no deadline once it is complete; a request without a body never has one', async () => {
    const socket = await openSocket(server);
    const taken = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await taken;
    after(300);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx');
    await once(server, 'request');
    if (!arrived.complete) await once(arrived, 'end');
    after(300);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await statusOf(socket)).toEqual([200, 200, 200]);
  });
});
