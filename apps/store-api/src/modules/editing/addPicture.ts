import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/schema/catalogue.ts';
import { domainError } from '../../errors/domainError.ts';
import { convertPicture, PictureError, type ConvertedPicture } from '../media/convertPicture.ts';

/** A picture that a person adds: the name of its file, and what it shows. */
export interface NewPicture {
  readonly bytes: Buffer;
  readonly name: string;
  readonly alt: string;
}

/** A picture in the media of the shop. */
export interface AddedPicture extends Pick<ConvertedPicture, 'width' | 'height' | 'tone'> {
  readonly file: string;
  /** Path in the folder of media. */
  readonly name: string;
  readonly alt: string;
}

/**
 * Converts a picture to the form of the shop, which removes its metadata, such as the place where it was
 * taken. Throws C4006 when the bytes are no picture. Its content decides, not its name or the type that a
 * browser gives.
 */
export async function convertNewPicture(bytes: Buffer): Promise<ConvertedPicture> {
  try {
    return await convertPicture(bytes);
  } catch (error) {
    if (error instanceof PictureError) throw domainError('pictureInvalid', error.message);
    throw error;
  }
}

/** Stores a converted picture. The same picture again gets the new description. */
export async function addPicture(
  tx: Database,
  folder: string,
  { bytes, width, height, tone }: ConvertedPicture,
  { name, alt }: Pick<NewPicture, 'name' | 'alt'>,
): Promise<AddedPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = `${hash}.avif`;
  const [known] = await tx.select().from(mediaFile).where(eq(mediaFile.name, file));
  const filePath = known?.path ?? `uploaded/${slugOf(name)}-${hash}.avif`;
  await writeComplete(path.join(folder, filePath), bytes);
  await tx
    .insert(mediaFile)
    .values({ name: file, path: filePath, alt })
    .onConflictDoUpdate({ target: mediaFile.name, set: { alt } });
  return { file, name: filePath, alt, width, height, tone };
}

/** The name of a file as a part of a path: small letters, digits and hyphens. */
function slugOf(name: string): string {
  const base = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  const slug = base
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return slug.replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'picture';
}

/** Writes the complete file or none. */
async function writeComplete(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, target);
}
