import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@luxe/host/log';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { customer } from '../db/schema/index.ts';
import { addTicket } from '../modules/support/repository.ts';
import { startSweeper } from '../modules/retention/sweeper.ts';
import { manualClock } from '../testing/manualClock.ts';
import { databases } from '../testing/databases.ts';
import { sweepAbandonedFiles } from './abandoned.ts';

const minute = 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the sweep of abandoned files on ${name}`, () => {
    const clock = manualClock();
    let database: OpenDatabase;
    let folder = '';
    let customerId = 0;
    beforeAll(async () => {
      database = await open();
      const [row] = await database.db
        .insert(customer)
        .values({ userName: 'u', customerHash: 'h', phone: '9', userType: 'new', createdAt: clock.now() })
        .returning();
      customerId = row?.id ?? 0;
    }, 60_000);
    afterAll(() => database.close());
    beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'luxe-abandoned-'))));
    afterEach(() => rm(folder, { recursive: true, force: true }));

    async function createFile(minutesAgo: number, file: string = randomUUID()) {
      const moment = new Date(clock.now().getTime() - minutesAgo * minute);
      await writeFile(path.join(folder, file), 'bytes');
      await utimes(path.join(folder, file), moment, moment);
      return file;
    }
    const ticketOf = (...files: string[]) =>
      addTicket(
        database.db,
        { customerId, topic: 'delivery', text: 'A ribbon.', status: 'open', createdAt: clock.now() },
        files.map((file) => ({ file, name: 'a.png', type: 'image/png', bytes: 5 })),
      );
    const left = async () => (await readdir(folder)).toSorted();

    it('deletes uploads that are older than an hour and belong to no ticket', async () => {
      const named = await createFile(9000);
      await ticketOf(named);
      const young = await createFile(59);
      const foreign = await createFile(9000, 'notes.txt');
      await mkdir(path.join(folder, randomUUID()));
      const folders = (await left()).filter((one) => ![named, young, foreign].includes(one));
      await createFile(61);
      expect(await sweepAbandonedFiles(database.db, folder, clock.now())).toBe(1);
      expect(await left()).toEqual([named, young, foreign, ...folders].toSorted());
    });

    it('works in batches, and counts each file once when several processes sweep together', async () => {
      const ticketFiles = [await createFile(9000), await createFile(9000)];
      await ticketOf(...ticketFiles);
      for (let count = 0; count < 700; count += 1) await createFile(9000);
      const sweeps = [1, 2, 3].map(() => sweepAbandonedFiles(database.db, folder, clock.now()));
      expect((await Promise.all(sweeps)).reduce((sum, one) => sum + one)).toBe(700);
      expect(await left()).toEqual(ticketFiles.toSorted());
    });

    it('deletes nothing when the folder is missing or the sweep is stopped', async () => {
      expect(await sweepAbandonedFiles(database.db, path.join(folder, 'none'), clock.now())).toBe(0);
      await createFile(9000);
      expect(await sweepAbandonedFiles(database.db, folder, clock.now(), () => true)).toBe(0);
      expect(await left()).toHaveLength(1);
    });

    it('is part of the regular sweep', async () => {
      await createFile(9000);
      const swept = Promise.withResolvers<string>();
      const log = createLog('info', (line) => line.includes('files') && swept.resolve(line));
      const sweeper = startSweeper({ db: database.db, clock, log, uploadsDir: folder });
      expect(await swept.promise).toContain('Swept 1 unreferenced files');
      await sweeper.stop();
      expect(await left()).toEqual([]);
    });
  });
