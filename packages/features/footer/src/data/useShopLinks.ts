import { useCall } from '@luxe/resources';

/** The sections of a catalogue as links; none while the navigation is not known. */
export function useShopLinks(catalogue: 'luxury' | 'indiluxe') {
  const { data } = useCall('navigation', { query: { catalogue } });
  return (data?.centre ?? []).map(({ title, webURL }) => ({ label: title, href: webURL }));
}
