import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './protocol.ts';

/** The maximum size of a baseline file, in bytes. */
export const stripLimit = 30 * 1024;
/**
 * A large picture is cut into several files, one below the other. This is their maximum number. If a story
 * needs more, its `target` must be a smaller part of the page.
 */
export const maxStrips = 12;
/** The maximum size of all different baseline files, in bytes. */
export const totalLimit = 40 * 1024 * 1024;

/**
 * The file of a picture in the baseline folder: `ui/button/primary.light.webp` for the story
 * `ui-button--primary`, with the width unless it is the default (`ui/button/primary.light.390.webp`), and
 * with the state of a control if one is forced (`ui/button/primary.light.hover.webp`). Each component has its
 * own folder, which is removed with its last picture.
 */
export function pictureName({ story, theme, width, state }: Omit<Shot, 'clip'>): string {
  return [storyStem(story), theme, width, state, 'webp'].filter(Boolean).join('.');
}

/** The part that all picture names of a story have in common, without theme and width. */
function storyStem(story: string): string {
  const [component = '', name = ''] = story.split('--');
  const area = component.split('-')[0] ?? '';
  return `${area}/${component.slice(area.length + 1) || area}/${name}`;
}

/** A file in the baseline folder. */
export interface AcceptedFile {
  readonly name: string;
  /** Its size. */
  readonly bytes: number;
  /** Hash of its content. */
  readonly digest: string;
}

/**
 * The name of the file at an index: `primary.dark.webp` for the first file of a picture,
 * `primary.dark-2.webp` for the second.
 */
function stripName(name: string, at: number): string {
  return at === 0 ? name : name.replace(/\.webp$/, `-${at + 1}.webp`);
}

/** The picture to which a file belongs. */
function pictureOf(file: string): string {
  return file.replace(/(\.(?:dark|light|custom)(?:\.\d+|\.hover|\.active|\.focus)?)-\d+\.webp$/, '$1.webp');
}

/** The folder of baseline pictures. */
export class Baselines {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The files of a picture from top to bottom. Empty when it has not been accepted. */
  read(name: string): Buffer[] {
    const strips: Buffer[] = [];
    for (;;) {
      const file = path.join(this.folder, stripName(name, strips.length));
      if (!existsSync(file)) return strips;
      strips.push(readFileSync(file));
    }
  }

  has(name: string): boolean {
    return existsSync(path.join(this.folder, name));
  }

  write(name: string, strips: readonly Uint8Array[]): void {
    const formerCount = this.read(name).length;
    mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
    strips.forEach((strip, at) => writeFileSync(path.join(this.folder, stripName(name, at)), strip));
    for (let at = strips.length; at < formerCount; at++) rmSync(path.join(this.folder, stripName(name, at)));
  }

  /** Removes a file and the folders that become empty. */
  remove(name: string): void {
    const file = path.join(this.folder, name);
    rmSync(file, { force: true });
    for (let folder = path.dirname(file); folder !== this.folder; folder = path.dirname(folder)) {
      if (readdirSync(folder).length > 0) return;
      rmSync(folder, { recursive: true });
    }
  }

  all(): AcceptedFile[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => ({
        name: file.split(path.sep).join('/'),
        ...readContent(path.join(this.folder, file)),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

function readContent(file: string): Omit<AcceptedFile, 'name'> {
  const content = readFileSync(file);
  return { bytes: content.length, digest: createHash('sha256').update(content).digest('base64') };
}

export interface RunStory {
  readonly id: string;
  /** Names of the story's pictures. `undefined` when the story failed before any picture was taken. */
  readonly pictures: readonly string[] | undefined;
}

/**
 * Finds baseline pictures without a story. A full run checks the complete folder. A partial run checks only
 * components with a story that ran.
 */
export function findOrphans(
  accepted: readonly AcceptedFile[],
  stories: readonly RunStory[],
  isFullRun: boolean,
): string[] {
  const expectedPictures = new Set(stories.flatMap(({ pictures }) => pictures ?? []));
  const unknown = stories.filter(({ pictures }) => !pictures).map(({ id }) => `${storyStem(id)}.`);
  const components = new Set(stories.map(({ id }) => path.posix.dirname(storyStem(id))));
  return accepted
    .map(({ name }) => name)
    .filter((name) => isFullRun || components.has(path.posix.dirname(name)))
    .filter(
      (name) => !expectedPictures.has(pictureOf(name)) && !unknown.some((stem) => name.startsWith(stem)),
    );
}

/**
 * One sentence per size limit that the baseline pictures exceed. Files with the same content count once,
 * because a repository stores them once.
 */
export function checkPictureSizes(accepted: readonly AcceptedFile[]): string[] {
  const distinct = new Map(accepted.map(({ digest, bytes }) => [digest, bytes]));
  const total = [...distinct.values()].reduce((sum, bytes) => sum + bytes, 0);
  return [
    ...accepted
      .filter(({ bytes }) => bytes > stripLimit)
      .map(
        ({ name, bytes }) =>
          `${name} is ${inKilobytes(bytes)}, but a file may have at most 30 kB. Accept it with npm run pictures -- --accept.`,
      ),
    ...(total > totalLimit
      ? [
          `The accepted pictures are ${(total / 1024 / 1024).toFixed(1)} MB in total, but the limit is 40 MB. Use fewer widths and themes.`,
        ]
      : []),
  ];
}

export function describeOversize(name: string, bytes: number): string {
  return `${name} is ${inKilobytes(bytes)}, but a picture may have at most ${maxStrips} files of 30 kB. Narrow it with parameters.pictures.target, or show less in the story.`;
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
