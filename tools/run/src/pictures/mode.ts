import path from 'node:path';
import { root } from '../ground.ts';
import type { StoryBrowser } from './browser.ts';
import type { PicturesOptions } from './plugin.ts';

/** The accepted pictures. */
export const baselineFolder = path.join(root, '.storybook/pictures');
/** Report and summary of the last run. */
export const picturesOut = path.join(root, '.cache/pictures');

/**
 * What a run of stories does with pictures. `npm test`, `npm run test:long` and `npm run pictures` ask through LUXE_PICTURES; a run by hand or from
 * Storybook leaves them out, and is quick.
 */
export function picturesHere({ pinned }: Pick<StoryBrowser, 'pinned'>): PicturesOptions {
  const asked = process.env.LUXE_PICTURES;
  const taking = asked === 'changed' || asked === 'compare' || asked === 'accept';
  const mode = taking ? (pinned ? asked : 'skipped') : 'off';
  return { mode, baselines: baselineFolder, out: picturesOut };
}
