import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './protocol.ts';

/** No accepted picture is heavier: a story that is wants a narrower `target`. */
export const pictureLimit = 30 * 1024;
/** All accepted pictures together. */
export const totalLimit = 40 * 1024 * 1024;

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

export interface AcceptedPicture {
  /** As `pictureName` gives it. */
  readonly name: string;
  readonly bytes: number;
}

/** The folder of accepted pictures. */
export class Baselines {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  read(name: string): Buffer | undefined {
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(name: string, png: Uint8Array): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, png);
  }

  remove(name: string): void {
    const file = path.join(this.folder, name);
    rmSync(file, { force: true });
    for (let folder = path.dirname(file); folder !== this.folder; folder = path.dirname(folder)) {
      if (readdirSync(folder).length > 0) return;
      rmSync(folder, { recursive: true });
    }
  }

  all(): AcceptedPicture[] {
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
  accepted: readonly AcceptedPicture[],
  stories: readonly RunStory[],
  everyFile: boolean,
): string[] {
  const asked = new Set(stories.flatMap(({ pictures }) => pictures ?? []));
  const unknown = stories.filter(({ pictures }) => !pictures).map(({ id }) => `${storyStem(id)}.`);
  const components = new Set(stories.map(({ id }) => path.posix.dirname(storyStem(id))));
  return accepted
    .map(({ name }) => name)
    .filter((name) => everyFile || components.has(path.posix.dirname(name)))
    .filter((name) => !asked.has(name) && !unknown.some((stem) => name.startsWith(stem)));
}

/** What is wrong with the weight of the accepted pictures: a sentence each. */
export function weighPictures(accepted: readonly AcceptedPicture[]): string[] {
  const total = accepted.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...accepted.filter(({ bytes }) => bytes > pictureLimit).map(({ name, bytes }) => tooHeavy(name, bytes)),
    ...(total > totalLimit
      ? [
          `The accepted pictures weigh ${(total / 1024 / 1024).toFixed(1)} MB in all, and 40 MB is the limit: picture fewer widths and themes.`,
        ]
      : []),
  ];
}

export function tooHeavy(name: string, bytes: number): string {
  return `${name} weighs ${(bytes / 1024).toFixed(1)} kB, and 30 kB is the limit: narrow what is pictured with parameters.pictures.target, or show less in the story.`;
}
