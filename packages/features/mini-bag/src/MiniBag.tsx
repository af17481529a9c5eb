import { HoverCard, type HoverCardProps } from '@luxe/ui/hover-card';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { cardOpener } from './added.ts';

export type MiniBagProps = {
  /** The bag icon of the header: the link to the bag, with its badge. */
  icon: HoverCardProps['trigger'];
};

export const loadMiniBag = () => import('./MiniBagContent.tsx').then((module) => module.MiniBagContent);

/**
 * Previews the bag under the header's bag icon. The content loads on the first hover, focus or tap. If it
 * fails to load, the icon still links to the bag, and the next hover, focus or tap tries again.
 */
export function MiniBag({ icon }: MiniBagProps) {
  const { Layer, open } = useLazyLayer(loadMiniBag);
  return (
    <HoverCard trigger={icon} openRef={cardOpener} onIntent={() => void open()}>
      {Layer && <Layer />}
    </HoverCard>
  );
}
