import { HoverCardPanel } from '@luxe/ui/hover-card-panel';
import { copy } from './copy.ts';
import { toMiniBag } from './data/toMiniBag.ts';
import { useMiniBag } from './useMiniBag.ts';
import { MiniBagFrame } from './views/MiniBagFrame.tsx';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './views/MiniBagStates.tsx';
import { MiniBagView } from './views/MiniBagView.tsx';

/** The bag as it opens under the icon. Loaded when it is wanted. */
export function MiniBagContent() {
  const { bag, title, remove, retry } = useMiniBag();
  const face = () => {
    if (bag.status === 'failed') return <MiniBagFailed onRetry={retry} />;
    if (!bag.cart) return <MiniBagLoading />;
    if (bag.cart.products.length === 0) return <MiniBagEmpty />;
    return <MiniBagView bag={toMiniBag(bag.cart)} onRemove={(line) => void remove(line)} />;
  };
  return (
    <HoverCardPanel label={copy.title}>
      <MiniBagFrame titleRef={title} count={bag.count || undefined}>
        {face()}
      </MiniBagFrame>
    </HoverCardPanel>
  );
}
