import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './protocol.ts';

/** No accepted file is heavier. */
export const stripLimit = 30 * 1024;
/** A screen takes several files, one below the other, and no more than these: a story that needs more wants a narrower `target`. */
export const mostStrips = 8;
/** All accepted pictures together. */
export const totalLimit = 60 * 1024 * 1024;

/**
 * Where a picture lives in the folder of accepted ones: `ui/button/primary.light.png` for the story `ui-button--primary`, with the
 * width where it is not the usual one (`ui/button/primary.light.390.png`). One folder a component, so that it leaves with it.
 */
export function pictureName({ story, theme, width }: Omit<Shot, 'clip'>): string {
  return `${storyStem(story)}.${theme}${width ? `.${width}` : ''}.png`;
}

/** The same without theme and width: what all pictures of a story begin with. */
function storyStem(story: string): string {
  const [component = '', name = ''] = story.split('--');
  const area = component.split('-')[0] ?? '';
  return `${area}/${component.slice(area.length + 1) || area}/${name}`;
}

/** A file in the folder of accepted pictures. */
export interface AcceptedFile {
  readonly name: string;
  readonly bytes: number;
}

/** The files of a picture: `primary.dark.png`, and what does not fit into it `primary.dark-2.png`. */
function stripName(name: string, at: number): string {
  return at === 0 ? name : name.replace(/\.png$/, `-${at + 1}.png`);
}

/** The picture that a file belongs to. */
function pictureOf(file: string): string {
  return file.replace(/(\.(?:dark|light|custom)(?:\.\d+)?)-\d+\.png$/, '$1.png');
}

/** The folder of accepted pictures. */
export class Baselines {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The strips of a picture, from the top; empty where it has not been accepted. */
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
    const had = this.read(name).length;
    mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
    strips.forEach((png, at) => writeFileSync(path.join(this.folder, stripName(name, at)), png));
    for (let at = strips.length; at < had; at++) rmSync(path.join(this.folder, stripName(name, at)));
  }

  /** Removes one file, and the folders it leaves empty. */
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
      .filter((file) => file.endsWith('.png'))
      .map((file) => ({
        name: file.split(path.sep).join('/'),
        bytes: statSync(path.join(this.folder, file)).size,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** A story that ran. */
export interface RunStory {
  readonly id: string;
  /** Names of the pictures it asked for; `undefined` when it failed before it came to them. */
  readonly pictures: readonly string[] | undefined;
}

/**
 * Accepted pictures that no story asks for. A run of every file judges the whole folder; a part of them judges the components whose
 * stories ran, all of them.
 */
export function findOrphans(
  accepted: readonly AcceptedFile[],
  stories: readonly RunStory[],
  everyFile: boolean,
): string[] {
  const asked = new Set(stories.flatMap(({ pictures }) => pictures ?? []));
  const unknown = stories.filter(({ pictures }) => !pictures).map(({ id }) => `${storyStem(id)}.`);
  const components = new Set(stories.map(({ id }) => path.posix.dirname(storyStem(id))));
  return accepted
    .map(({ name }) => name)
    .filter((name) => everyFile || components.has(path.posix.dirname(name)))
    .filter((name) => !asked.has(pictureOf(name)) && !unknown.some((stem) => name.startsWith(stem)));
}

/** What is wrong with the weight of the accepted pictures: a sentence each. */
export function weighPictures(accepted: readonly AcceptedFile[]): string[] {
  const total = accepted.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...accepted
      .filter(({ bytes }) => bytes > stripLimit)
      .map(
        ({ name, bytes }) =>
          `${name} weighs ${inKilobytes(bytes)}, and 30 kB is the limit of a file: accept it by the command.`,
      ),
    ...(total > totalLimit
      ? [
          `The accepted pictures weigh ${(total / 1024 / 1024).toFixed(1)} MB in all, and 60 MB is the limit: picture fewer widths and themes.`,
        ]
      : []),
  ];
}

export function tooHeavy(name: string, bytes: number): string {
  return `${name} weighs ${inKilobytes(bytes)}, and ${mostStrips} files of 30 kB are the limit: narrow what is pictured with parameters.pictures.target, or show less in the story.`;
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
