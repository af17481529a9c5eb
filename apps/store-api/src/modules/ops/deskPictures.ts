import {
  deskFiles,
  deskPath,
  deskPictureBytes,
  deskPictureTypes,
  deskPictureUpload,
  type DeskContentPicture,
} from '@luxe/contract/desk';
import { deskPictureQuery, deskPictureSchema } from '@luxe/contract/desk-schemas';
import { createSemaphore, type Clock } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createReadStream } from 'node:fs';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { read } from '../../http/read.ts';
import { addPicture, convertNewPicture, type AddedPicture } from '../editing/addPicture.ts';
import { listPictures, pictureFile, usualTone } from '../editing/pictures.ts';
import { auditedChange } from './auditedChange.ts';
import { deskRoute, type DeskMount } from './deskMount.ts';
import { personOf } from './guardDesk.ts';

interface PictureDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Folders of pictures, in the order of the search. New ones are written into the first. */
  readonly mediaDirs: readonly string[];
}

/** Pictures on a page of the chooser. */
const picturesOnPage = 24;

/** URL of a picture at the desk. */
export const deskPictureUrl = (file: string): string => deskPath(deskFiles.contentPicture.path, { file });

/** The pictures of the shop: a list, their bytes, and new ones. */
export function pictureDesk(scope: FastifyInstance, mount: DeskMount, parts: PictureDeskParts): void {
  const { db, clock, mediaDirs } = parts;
  // Decoding a picture needs much memory and time.
  const conversions = createSemaphore({ concurrency: 1, maxQueued: 10 });

  mount('contentPictures', async ({ query }) => {
    const { pictures, next } = await listPictures(db, mediaDirs, { ...query, limit: picturesOnPage });
    return { pictures: pictures.map((one) => toPicture({ ...one, tone: usualTone })), next };
  });

  deskRoute<{ file: string }>(scope, deskFiles.contentPicture, async ({ params }, reply) => {
    const file = await pictureFile(db, mediaDirs, params.file);
    if (file === undefined) throw domainError('addressNotFound');
    return reply
      .type('image/avif')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(createReadStream(file));
  });

  // Only this route accepts pictures as a body. A page of another origin cannot send these types.
  scope.register(async (uploads) => {
    uploads.addContentTypeParser(
      [...deskPictureTypes],
      { parseAs: 'buffer', bodyLimit: deskPictureBytes },
      (_request, body, done) => done(null, body),
    );
    uploads.post(
      deskPictureUpload.path,
      { bodyLimit: deskPictureBytes, config: { desk: deskPictureUpload.access } },
      async (request, reply) => {
        const { name, alt } = read('query', deskPictureQuery, request.query) as z.output<
          typeof deskPictureQuery
        >;
        const [folder] = mediaDirs;
        if (!Buffer.isBuffer(request.body) || folder === undefined)
          throw domainError('pictureInvalid', 'it is not a picture in JPEG, PNG, WebP or AVIF');
        const bytes = request.body;
        const converted = await conversions.run(() => convertNewPicture(bytes));
        if (!converted) throw domainError('shopBusy');
        let added: AddedPicture | undefined;
        const entry = { action: 'add picture', subject: name || 'picture' } as const;
        await auditedChange({ db, clock }, { person: personOf(request) }, entry, async (tx) => {
          added = await addPicture(tx, folder, converted, { name, alt });
          return { after: added.name };
        });
        if (!added) throw new Error('The picture was not added.');
        return reply
          .header('cache-control', 'no-store')
          .send(deskPictureSchema.parse({ picture: toPicture(added) }));
      },
    );
  });
}

const toPicture = (one: AddedPicture): DeskContentPicture => ({ ...one, url: deskPictureUrl(one.file) });
