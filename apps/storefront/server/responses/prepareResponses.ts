import type { CallName } from '@luxe/contract/calls';
import type { Config } from '../config/config.ts';
import { createSanitiser } from './sanitise.ts';
import { createPictureUrlRewriter } from './createPictureUrlRewriter.ts';

/**
 * Prepares a store response for display, in the same way for pages and `/api`: sanitises its HTML, and gives
 * its pictures URLs at the shop.
 */
export function prepareResponses(config: Config): (name: CallName, response: unknown) => unknown {
  const rewritePictureUrls = createPictureUrlRewriter(config);
  const sanitise = createSanitiser(config.formsDomain);
  return (name, response) => rewritePictureUrls(name, sanitise(name, response));
}
