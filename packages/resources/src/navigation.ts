import type { Navigation } from '@luxe/contract/calls';
import type { Part } from './calls/part.ts';
import { useCall } from './calls/useCall.ts';

/** A section of the shop as a link, without what lies under it. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}
export type NavigationLinks = Readonly<Record<'left' | 'centre' | 'right', readonly NavigationLink[]>>;

const toLinks = (items: Navigation['centre']): NavigationLink[] =>
  items.map(({ title, webURL, redirectUrl }) => ({ label: title, href: webURL || redirectUrl }));

const links: Part<'navigation', NavigationLinks> = {
  as: 'links',
  of: ({ left, centre, right }) => ({ left: toLinks(left), centre: toLinks(centre), right: toLinks(right) }),
};

/** What the server loads for a page that links to the sections of a catalogue. */
export const navigationCalls = ({ catalogue }: { catalogue: 'luxury' | 'indiluxe' }) =>
  [['navigation', { query: { catalogue } }, links]] as const;

/** The sections of a catalogue; undefined until they are known. Asks for nothing where they are not needed. */
export function useNavigationLinks(
  catalogue: 'luxury' | 'indiluxe',
  isNeeded = true,
): NavigationLinks | undefined {
  return useCall('navigation', isNeeded ? { query: { catalogue } } : null, { part: links }).data;
}
