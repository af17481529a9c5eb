import { freePort } from '@luxe/host/testing';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForExit, startStore } from './storeProcess.ts';

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const megabyte = 1024 * 1024;

/** Only root can mount a small disk. */
describe.skipIf(process.getuid?.() !== 0)(
  'the embedded database on a disk that fills up to its last byte',
  () => {
    let disk: string;
    beforeAll(() => {
      disk = mkdtempSync(path.join(tmpdir(), 'luxe-disk-'));
      execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]);
    });
    afterAll(() => {
      execFileSync('/usr/bin/umount', ['-l', disk]);
      rmdirSync(disk);
    });

    const status = async (url: string, init?: RequestInit) => {
      const response = await fetch(origin + url, init);
      return [response.status, ((await response.json()) as { errorCode?: string }).errorCode];
    };

    it('rejects only writes while the disk is full, and accepts them again afterwards', async () => {
      const program = await startStore(disk, port);
      const secrets = JSON.parse(readFileSync(path.join(disk, 'secrets.json'), 'utf8')) as Record<
        string,
        string
      >;
      const write = () =>
        status('/oauth/token', {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: secrets.clientId ?? '',
            client_secret: secrets.clientSecret ?? '',
          }),
        });
      const read = () => status('/v2/lux/products/searchProducts/?searchText=tote&pageSize=24');
      expect([await write(), await read()]).toEqual([
        [200, undefined],
        [200, undefined],
      ]);

      const filling = path.join(disk, 'filling');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filling, Buffer.alloc(bavail * bsize - 20 * megabyte));
      expect([await write(), await read()]).toEqual([
        [503, 'STORAGE_FULL'],
        [200, undefined],
      ]);
      const rest = statfsSync(disk);
      writeFileSync(`${filling}-rest`, Buffer.alloc(rest.bavail * rest.bsize));
      expect([await write(), await read()]).toEqual([
        [503, 'STORAGE_FULL'],
        [200, undefined],
      ]);
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);

      rmSync(filling);
      rmSync(`${filling}-rest`);
      expect(await write()).toEqual([200, undefined]);
      program.kill('SIGTERM');
      expect(await waitForExit(program)).toBe(0);
    });
  },
);
