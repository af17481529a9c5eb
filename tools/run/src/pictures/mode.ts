import path from 'node:path';
import { root } from '../programs/childProcess.ts';
import type { StoryBrowser } from './browser.ts';
import type { PicturesOptions } from './plugin.ts';

/** The folder of baseline pictures. */
export const baselineFolder = path.join(root, '.storybook/pictures');
/** The folder for the report and summary of the last run. */
export const picturesOut = path.join(root, '.cache/pictures');

/**
 * The picture mode of a story run. `npm test`, `npm run test:long` and `npm run pictures` set LUXE_PICTURES.
 * Manual runs and runs from Storybook take no pictures, so they are fast. CI also sets LUXE_PICTURES_SEED.
 */
export function readPictureOptions({ pinned }: Pick<StoryBrowser, 'pinned'>): PicturesOptions {
  const requestedMode = process.env.LUXE_PICTURES;
  const takesPictures =
    requestedMode === 'changed' || requestedMode === 'compare' || requestedMode === 'accept';
  const mode = takesPictures ? (pinned ? requestedMode : 'skipped') : 'off';
  const seed = process.env.LUXE_PICTURES_SEED;
  return {
    ...{ mode, baselines: baselineFolder, out: picturesOut },
    seed: seed === undefined ? undefined : Number(seed),
  };
}
