/** Parameters about where the shopper came from. No page reads them. */
const ofCampaigns = /^(?:utm_\w+|cid|icid2?|gclid|fbclid|redirectFlag)$/;

/**
 * The address under which a page is copied: the path, and the parameters that may change what it shows, such
 * as the filters of a listing, in a fixed order.
 */
export function copyAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].filter(([name]) => !ofCampaigns.test(name)));
  query.sort();
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
