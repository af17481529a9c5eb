import { HoverCard, type HoverCardProps } from '@luxe/ui/hover-card';
import { useState, type ComponentType } from 'react';

export type MiniBagProps = {
  /** The bag icon of the header: the link to the bag, with its badge. */
  icon: HoverCardProps['trigger'];
};

/**
 * A look into the bag from any page, around the header's icon. Every page carries this much of it; what is shown comes when somebody means to
 * look. Should it not come, the icon leads to the bag as ever, and the next look asks again.
 */
export function MiniBag({ icon }: MiniBagProps) {
  const [Content, setContent] = useState<ComponentType>();
  const load = () =>
    void import('./MiniBagContent.tsx').then(
      (module) => setContent(() => module.MiniBagContent),
      () => undefined,
    );
  return (
    <HoverCard trigger={icon} onIntent={load}>
      {Content && <Content />}
    </HoverCard>
  );
}
