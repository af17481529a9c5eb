import { HoverCardPanel } from '@luxe/ui/hover-card-panel';
import { useEffect, useState } from 'react';
import { takeAdded } from './added.ts';
import { copy } from './copy.ts';
import { toMiniBag } from './data/toMiniBag.ts';
import { useMiniBag } from './useMiniBag.ts';
import { MiniBagFrame } from './views/MiniBagFrame.tsx';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './views/MiniBagStates.tsx';
import { MiniBagView } from './views/MiniBagView.tsx';

/** The bag as it opens under the icon. Loaded when it is wanted. */
export function MiniBagContent() {
  const { bag, title, remove, retry } = useMiniBag();
  // Set after the card is there: what stands in a live region from the first is not announced.
  const [note, setNote] = useState('');
  useEffect(() => {
    if (takeAdded()) setNote(copy.added);
  }, []);
  const face = () => {
    if (bag.status === 'failed') return <MiniBagFailed onRetry={retry} />;
    if (!bag.cart) return <MiniBagLoading />;
    if (bag.cart.products.length === 0) return <MiniBagEmpty />;
    return <MiniBagView bag={toMiniBag(bag.cart)} onRemove={(line) => void remove(line)} />;
  };
  return (
    <HoverCardPanel label={copy.title}>
      <MiniBagFrame titleRef={title} count={bag.count || undefined} note={note}>
        {face()}
      </MiniBagFrame>
    </HoverCardPanel>
  );
}
