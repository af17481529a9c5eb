import { useNavigationLinks } from '@luxe/resources';

/** The sections of a catalogue as links; none while the navigation is not known. */
export function useShopLinks(catalogue: 'luxury' | 'indiluxe') {
  return useNavigationLinks(catalogue)?.centre ?? [];
}
