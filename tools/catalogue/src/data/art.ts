import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Banner, BannerImage, Film, MediaFile, Picture, View } from '@luxe/store-api/model';

/** One line of `art/manifest.json`. */
export interface ArtEntry {
  model: string;
  category: string;
  catalogue: 'luxury' | 'indiluxe';
  /** `null` on editorial banners. */
  colour: { name: string; hex: string } | null;
  view: Exclude<View, 'film'> | 'wide' | 'tall' | 'phone';
  file: string;
  width: number;
  height: number;
  /** Alternative text without a brand name. The product adds its brand. */
  alt: string;
  tone: string;
  /**
   * First 64 bits of the file's SHA-256, in hex. It is the file name in URLs, so the URL of a picture changes
   * only when its bytes change.
   */
  hash: string;
}

export interface ArtColour {
  key: string;
  name: string;
  hex: string;
  /** The hero picture first. */
  pictures: Picture[];
}

/** Folder of the pictures and films: `MEDIA_DIR` of the demo shop. */
export const artFolder = fileURLToPath(new URL('../../art/', import.meta.url));

export const artEntries: readonly ArtEntry[] = JSON.parse(
  readFileSync(path.join(artFolder, 'manifest.json'), 'utf8'),
);

/** One line of `art/films.json`, which `tools/catalogue-art/films` writes. */
interface FilmEntry {
  name: string;
  file: string;
  type: 'video/webm';
  hash: string;
  /** The first frame, stored with the pictures. */
  still: Banner & { alt: string; hash: string };
}

export const filmEntries: readonly FilmEntry[] = JSON.parse(
  readFileSync(path.join(artFolder, 'films.json'), 'utf8'),
);

/** Name of a file in the catalogue: the hash of its bytes and its extension. */
export const mediaName = ({ hash, file }: { hash: string; file: string }) => `${hash}${path.extname(file)}`;

/** All pictures, the stills of films, and films. */
export const mediaFiles: MediaFile[] = [
  ...[...artEntries, ...filmEntries.map(({ still }) => still)].map((entry) => ({
    name: mediaName(entry),
    path: `images/${entry.file}`,
  })),
  ...filmEntries.map((entry) => ({ name: mediaName(entry), path: `films/${entry.file}` })),
];

const order: Record<string, number> = { hero: 0, front: 1, detail: 2 };

/** The colours of each model, in the order of `art/manifest.json`. */
const models = new Map<string, Map<string, ArtColour>>();
for (const entry of artEntries) {
  const { view } = entry;
  if (!entry.colour || view === 'wide' || view === 'tall' || view === 'phone') continue;
  const key = entry.file.slice(entry.model.length + 1, -`-${view}.avif`.length);
  const colours = models.get(entry.model) ?? new Map<string, ArtColour>();
  models.set(entry.model, colours);
  const colour = colours.get(key) ?? { key, ...entry.colour, pictures: [] };
  colours.set(key, colour);
  const { alt, width, height, tone } = entry;
  colour.pictures.push({ file: mediaName(entry), view, alt, width, height, tone });
  colour.pictures.sort((a, b) => (order[a.view] ?? 9) - (order[b.view] ?? 9));
}

/** Colours of a model. Throws for a model without pictures. */
export function artColours(model: string): ArtColour[] {
  const colours = models.get(model);
  if (!colours) throw new Error(`no pictures of the model ${model}`);
  return [...colours.values()];
}

/**
 * The wide and tall crops of an editorial banner: `winter-room`, `hour`, `stone-hall`, `banaras`. Throws for
 * another name.
 */
export const banner = (name: string): BannerImage => crops(name, 'tall');

/**
 * The crops of a hero. The phone crop has its subject in the upper half, because the text covers the lower
 * half.
 */
export const heroBanner = (name: string): BannerImage => crops(name, 'phone');

function crops(name: string, narrow: 'tall' | 'phone'): BannerImage {
  const crop = (view: 'wide' | 'tall' | 'phone'): Banner & { alt: string } => {
    const entry = artEntries.find((one) => one.model === `editorial-${name}` && one.view === view);
    if (!entry) throw new Error(`no banner ${name} (${view})`);
    const { width, height, tone, alt } = entry;
    return { file: mediaName(entry), width, height, tone, alt };
  };
  const { alt, ...wide } = crop('wide');
  const { alt: _same, ...tall } = crop(narrow);
  return { wide, tall, alt };
}

/** Finds a film by its name. `poster` is the still image of the film. Throws for an unknown name. */
export function film(name: string): Film & { poster: Banner & { alt: string } } {
  const entry = filmEntries.find((one) => one.name === name);
  if (!entry) throw new Error(`no film ${name}`);
  const { hash: _, ...still } = entry.still;
  return {
    poster: { ...still, file: mediaName(entry.still) },
    sources: [{ file: mediaName(entry), type: entry.type }],
  };
}

/**
 * The film of a model in a colour, as a list that contains one picture. The list is empty when the model has
 * no film in this colour.
 */
export function filmOf(model: string, colour: string): Picture[] {
  const name = `${model}-${colour}`;
  if (!filmEntries.some((one) => one.name === name)) return [];
  const { poster, ...filmData } = film(name);
  return [{ ...poster, view: 'film', film: filmData }];
}

/** The hero picture of a model in a colour. Throws when there is none. */
export function cutOut(model: string, colour: string): Picture {
  const found = artColours(model).find((one) => one.key === colour)?.pictures[0];
  if (!found) throw new Error(`no picture of ${model} in ${colour}`);
  return found;
}
