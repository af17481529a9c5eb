import type { CallName } from '@luxe/contract/calls';
import type { Config } from '../config/config.ts';
import { correctPagePaths } from './correctPagePaths.ts';
import { createSanitiser } from './sanitise.ts';
import { createPictureUrlRewriter } from './createPictureUrlRewriter.ts';
import { markFormsLinks } from './markFormsLinks.ts';

/**
 * Prepares a store response for display, in the same way for pages and `/api`: corrects the paths of its
 * pages, sanitises its HTML, marks links to the forms service, and gives its pictures URLs at the shop.
 */
export function prepareResponses(config: Config): (name: CallName, response: unknown) => unknown {
  const rewritePictureUrls = createPictureUrlRewriter(config);
  const sanitise = createSanitiser(config.formsDomain);
  const markForms = markFormsLinks(config.formsDomain);
  const steps = [correctPagePaths, sanitise, markForms, rewritePictureUrls];
  return (name, response) => steps.reduce((seen, step) => step(name, seen), response);
}
