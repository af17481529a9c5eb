import { useNavigationLinks, type NavigationLinks } from '@luxe/resources';

/** Returns the given navigation, or loads it. Undefined while loading. */
export function useNavigation(catalogue: 'luxury' | 'indiluxe', navigation: NavigationLinks | undefined) {
  return useNavigationLinks(catalogue, !navigation) ?? navigation;
}
