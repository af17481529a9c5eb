import { HoverCard, type HoverCardProps } from '@luxe/ui/hover-card';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { card } from './added.ts';

export type MiniBagProps = {
  /** The bag icon of the header: the link to the bag, with its badge. */
  icon: HoverCardProps['trigger'];
};

export const loadMiniBag = () => import('./MiniBagContent.tsx').then((module) => module.MiniBagContent);

/**
 * A look into the bag from any page, around the header's icon. Every page carries this much of it; what is shown comes when somebody means to
 * look. Should it not come, the icon leads to the bag as ever, and the next look asks again.
 */
export function MiniBag({ icon }: MiniBagProps) {
  const { Layer, open } = useLazyLayer(loadMiniBag);
  return (
    <HoverCard trigger={icon} opener={card} onIntent={() => void open()}>
      {Layer && <Layer />}
    </HoverCard>
  );
}
