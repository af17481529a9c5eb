import type { Navigation } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';

/** The navigation of a catalogue: what was handed in, else what the content service says. */
export function useNavigation(catalogue: 'luxury' | 'indiluxe', given: Navigation | undefined) {
  const { data } = useCall('navigation', given ? null : { query: { catalogue } });
  return given ?? data;
}
