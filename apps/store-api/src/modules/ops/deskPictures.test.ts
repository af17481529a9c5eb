import sharp from '@luxe/host/safe-sharp';
import { deskCsrfHeader, deskPictureUpload } from '@luxe/contract/desk';
import { eq } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { mediaFile } from '../../db/schema/catalogue.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openDesk, ownPage, type TestDesk, type TestPerson } from '../../testing/desk.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { listAudit } from '../staff/audit.ts';

let database: OpenDatabase;
let folder = '';
let desk: TestDesk;
let meera: TestPerson;
beforeAll(async () => {
  database = await openEmbedded();
  folder = await mkdtemp(path.join(tmpdir(), 'luxe-media-'));
  desk = openDesk(database.db, manualClock(), { mediaDirs: [folder] });
  meera = await desk.logIn(['content']);
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const drawn = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#58312f' } }).withExif({
    IFD0: { Copyright: 'Secret place', Artist: 'Meera' },
  });

async function add(
  payload: Buffer | string,
  { name = 'Winter room (1).JPG', alt = 'A dark red wall', type = 'image/jpeg', person = meera } = {},
) {
  const response = await desk.ops.inject({
    method: 'POST',
    url: `${deskPictureUpload.path}?${new URLSearchParams({ name, alt }).toString()}`,
    headers: { cookie: person.cookie, [deskCsrfHeader]: person.csrf, ...ownPage, 'content-type': type },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}
const rows = () => database.db.select().from(mediaFile);

it('adds a picture without its metadata, with its description, and shows it in the list', async () => {
  const { status, body } = await add(await drawn().jpeg().toBuffer());
  expect(status).toBe(200);
  const { picture } = body;
  expect(picture).toMatchObject({ width: 80, height: 60, alt: 'A dark red wall' });
  expect(picture.name).toMatch(/^uploaded\/winter-room-1-[0-9a-f]{16}\.avif$/);
  const stored = await readFile(path.join(folder, picture.name));
  expect(stored.toString('latin1')).not.toContain('Secret place');
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  const listed = await meera.call('contentPictures', { query: { search: 'winter-room' } });
  expect(listed.json().pictures).toMatchObject([{ file: picture.file, alt: 'A dark red wall', width: 80 }]);
  expect((await meera.get(picture.url)).headers['content-type']).toBe('image/avif');
  const [audit] = await listAudit(database.db, {}, 1);
  expect(audit).toMatchObject({ action: 'add picture', after: picture.name });
});

it('stores the same picture once, and its latest description', async () => {
  const bytes = await drawn().png().toBuffer();
  const one = await add(bytes, { type: 'image/png', name: 'a.png', alt: 'First' });
  const other = await add(bytes, { type: 'image/png', name: 'b.png', alt: 'Second' });
  expect(other.body.picture.file).toBe(one.body.picture.file);
  const found = await database.db
    .select()
    .from(mediaFile)
    .where(eq(mediaFile.name, one.body.picture.file as string));
  expect(found).toMatchObject([{ path: one.body.picture.name, alt: 'Second' }]);
});

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a damaged picture', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('rejects %s that calls itself a picture, and stores nothing', async (_name, payload) => {
  const [before, files] = [await rows(), await readdir(folder, { recursive: true })];
  const { status } = await add(payload);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await rows()).toEqual(before);
  expect(await readdir(folder, { recursive: true })).toEqual(files);
});

it('needs a description, a picture type, the role and the value of the session', async () => {
  const bytes = await drawn().jpeg().toBuffer();
  expect((await add(bytes, { alt: ' ' })).status).toBe(400);
  expect((await add(bytes, { type: 'image/svg+xml' })).status).toBeGreaterThanOrEqual(400);
  const other = await desk.logIn(['orders', 'settings']);
  expect((await add(bytes, { person: other })).status).toBe(403);
  expect((await add(bytes, { person: { ...meera, csrf: 'x' } })).status).toBe(403);
});
