import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from './db/database.ts';
import { openFolder } from './db/embedded.ts';

let folder: string;
let children: ChildProcess[] = [];

/**
 * `folder` is a data folder with an intact database. `file` is the path of the file in which that database
 * stores the rows of a test table named `many`. Created once for all tests, because this takes seconds.
 */
const made = { folder: '', file: '' };
beforeAll(async () => {
  made.folder = mkdtempSync(path.join(tmpdir(), 'luxe-start-made-'));
  const { db, close } = await openFolder(made.folder);
  await db.execute(
    sql`create table many as select n, repeat('x', 200) as text from generate_series(1, 2000) n`,
  );
  const [row] = await rowsOf<{ file: string }>(db, sql`select pg_relation_filepath('many') as file`);
  made.file = path.join('db', row?.file ?? '');
  await close();
}, 600_000);
afterAll(() => rmSync(made.folder, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-start-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program on the folder. `end` resolves to its exit code and output. */
function start(environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '5391',
      OPS_PORT: '5392',
      DATABASE_URL: '',
      PAYMENT_PROVIDER: 'none',
      ...environment,
    },
  });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)));
  const end = once(child, 'close').then(([code]) => ({ code: Number(code), printed }));
  return { child, end, printed: () => printed };
}

/** Expects that the program exits with a message that matches the sentence, without a stack trace. */
async function expectSentence(environment: NodeJS.ProcessEnv, sentence: RegExp) {
  const { code, printed } = await start(environment).end;
  expect(printed).toMatch(sentence);
  expect(printed).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

it('the start reports an unreachable database server', () =>
  expectSentence(
    { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/luxe' },
    /The database luxe at 127\.0\.0\.1:1 cannot be used: nothing listens there\. .*DATABASE_URL\.$/m,
  ));

it('the start reports an unusable data folder', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expectSentence(
    { DATA_DIR: path.join(file, 'data') },
    /The data folder .* cannot be used: .*DATA_DIR/,
  );
});

it('the start reports a damaged secrets file', async () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"clientSecret":"x', { mode: 0o600 });
  await expectSentence({}, /secrets\.json is damaged\. Restore it from a backup; without one, delete it/);
});

it.each(['lock.sqlite', 'secrets.lock.sqlite'])('the start reports a damaged lock file, %s', async (name) => {
  writeFileSync(path.join(folder, name), 'garbage '.repeat(1000));
  await expectSentence({}, new RegExp(`The lock file .*${name} is damaged\\. Stop all programs`));
});

it('the start reports an invalid public origin', () =>
  expectSentence({ PUBLIC_ORIGIN: 'shop' }, /^PUBLIC_ORIGIN is "shop"/m));

it('the start reports damaged files of the embedded database', async () => {
  cpSync(made.folder, folder, { recursive: true });
  const wal = path.join(folder, 'db/pg_wal');
  for (const name of readdirSync(wal)) {
    const file = path.join(wal, name);
    if (statSync(file).isFile()) writeFileSync(file, Buffer.alloc(statSync(file).size));
  }
  await expectSentence({}, /The database in .* does not start: its files are damaged\. Restore/);
}, 600_000);

it('the start reports a truncated table file, and a page with a wrong checksum', async () => {
  cpSync(made.folder, folder, { recursive: true });
  const file = path.join(folder, made.file);
  const original = readFileSync(file);
  truncateSync(file, Math.floor(original.length / 2 / 8192) * 8192);
  await expectSentence({}, /The database in .* is damaged: base\/.* is shorter than it was\. Restore/);

  const changed = Buffer.from(original);
  changed.writeUInt8(changed.readUInt8(8192 + 5000) ^ 1, 8192 + 5000);
  writeFileSync(file, changed);
  await expectSentence({}, /The database in .* is damaged: page 1 of base\/.* has a wrong checksum\. /);

  writeFileSync(file, original);
  const again = await openFolder(folder);
  expect(await rowsOf(again.db, sql`select count(*)::int as rows from many`)).toEqual([{ rows: 2000 }]);
  await again.close();
}, 600_000);

it('the program exits at once on Ctrl-C during its first start', async () => {
  mkdirSync(folder, { recursive: true });
  const { child, end } = start({ LOG_LEVEL: 'info' });
  // The program prints its first line before it creates the database, so the signal arrives during the first
  // start.
  await once(child.stdout ?? child, 'data');
  child.kill('SIGINT');
  expect(await end).toMatchObject({ code: 0 });
}, 60_000);
