import type { Navigation } from '@luxe/contract/calls';
import type { Part } from './calls/part.ts';
import { useCall } from './calls/useCall.ts';

/** A link to a section of the shop, without the content below it. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}
export type NavigationLinks = Readonly<Record<'left' | 'centre' | 'right', readonly NavigationLink[]>>;

const toLinks = (items: Navigation['centre']): NavigationLink[] =>
  items.map(({ title, webURL, redirectUrl }) => ({ label: title, href: webURL || redirectUrl }));

/** Whether an item is a section of its own. Others at the left and the right belong to every menu. */
const hasMenu = ({ sectionsCollection }: Navigation['left'][number]) => sectionsCollection.length > 0;

const links: Part<'navigation', NavigationLinks> = {
  as: 'links',
  of: ({ left, centre, right }) => ({
    left: toLinks(left.filter(hasMenu)),
    centre: toLinks(centre),
    right: toLinks(right.filter(hasMenu)),
  }),
};

/** The calls that the server preloads for a page with links to the sections of a catalogue. */
export const navigationCalls = ({ catalogue }: { catalogue: 'luxury' | 'indiluxe' }) =>
  [['navigation', { query: { catalogue } }, links]] as const;

/** The sections of a catalogue. Undefined until known. Makes no request while `isNeeded` is false. */
export function useNavigationLinks(
  catalogue: 'luxury' | 'indiluxe',
  isNeeded = true,
): NavigationLinks | undefined {
  return useCall('navigation', isNeeded ? { query: { catalogue } } : null, { part: links }).data;
}
