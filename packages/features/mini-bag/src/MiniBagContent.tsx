import { HoverCardPanel } from '@luxe/ui/hover-card-panel';
import { useEffect, useState } from 'react';
import { consumeAdded } from './added.ts';
import { copy } from './data/copy.ts';
import { toMiniBag } from './data/toMiniBag.ts';
import { useMiniBag } from './useMiniBag.ts';
import { MiniBagFrame } from './views/MiniBagFrame.tsx';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './views/MiniBagStates.tsx';
import { MiniBagView } from './views/MiniBagView.tsx';

/** The content of the card under the bag icon. Loaded on demand. */
export function MiniBagContent() {
  const { bag, title, remove, retry } = useMiniBag();
  // The announcement is set after the card has mounted, because screen readers do not announce the initial
  // content of a live region.
  const [note, setNote] = useState('');
  useEffect(() => {
    if (consumeAdded()) setNote(copy.added);
  }, []);
  const renderContent = () => {
    if (bag.status === 'failed') return <MiniBagFailed onRetry={retry} />;
    if (!bag.cart) return <MiniBagLoading />;
    if (bag.cart.products.length === 0) return <MiniBagEmpty />;
    return <MiniBagView bag={toMiniBag(bag.cart)} onRemove={(line) => void remove(line)} />;
  };
  return (
    <HoverCardPanel label={copy.title}>
      <MiniBagFrame titleRef={title} count={bag.count || undefined} note={note}>
        {renderContent()}
      </MiniBagFrame>
    </HoverCardPanel>
  );
}
