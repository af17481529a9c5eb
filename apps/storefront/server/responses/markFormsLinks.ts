import type { CallName } from '@luxe/contract/calls';
import { isRecord } from './changeFields.ts';
import { isFormsLink } from './isFormsLink.ts';

/**
 * Returns a function that marks the useful links to `formsDomain`, the host of the forms service. Pages do
 * not know this setting. Links in HTML get their attributes from the sanitiser [CON-06].
 */
export function markFormsLinks(formsDomain: string): (name: CallName, response: unknown) => unknown {
  return (name, response) => {
    if (name !== 'helpTopics' || !isRecord(response) || !Array.isArray(response.links)) return response;
    return { ...response, links: response.links.map(mark) };
  };

  function mark(link: unknown): unknown {
    if (!isRecord(link)) return link;
    const { isForms: _, ...rest } = link;
    const url = typeof link.url === 'string' ? URL.parse(link.url) : null;
    return url && isFormsLink(url, formsDomain) ? { ...rest, isForms: true } : rest;
  }
}
