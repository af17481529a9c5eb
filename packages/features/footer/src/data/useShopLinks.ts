import { useNavigationLinks } from '@luxe/resources';

/** Links to the sections of a catalogue; empty until the navigation has loaded. */
export function useShopLinks(catalogue: 'luxury' | 'indiluxe') {
  return useNavigationLinks(catalogue)?.centre ?? [];
}
