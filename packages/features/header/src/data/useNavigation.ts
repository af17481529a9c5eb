import { useNavigationLinks, type NavigationLinks } from '@luxe/resources';

/** The navigation of a catalogue: what was handed in, else what the content service says. */
export function useNavigation(catalogue: 'luxury' | 'indiluxe', given: NavigationLinks | undefined) {
  return useNavigationLinks(catalogue, !given) ?? given;
}
