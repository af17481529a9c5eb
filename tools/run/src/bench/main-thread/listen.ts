import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine. Returns the origin. */
export const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
