import { useStore } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useEffect, useState } from 'react';
import { askToInstall, declineInstall, installOffer, readUsedSize, watchInstall } from './data/install.ts';
import { InstallRowView } from './views/InstallRowView.tsx';

/** Offers to put the shop on the home screen, where the browser can. Renders nothing on the server. */
export function InstallRow() {
  const stored = useStore(installOffer);
  const [isMounted, setMounted] = useState(false);
  const [size, setSize] = useState('');
  useEffect(() => {
    setMounted(true);
    void readUsedSize().then(setSize);
    return watchInstall();
  }, []);
  const offer = isMounted ? stored : 'hidden';
  if (offer === 'hidden') return null;

  const answer = (apply: () => void) => {
    // The buttons disappear with the row.
    moveFocus(document.querySelector('main'), { scroll: 'none' });
    apply();
  };
  return (
    <InstallRowView
      offer={offer}
      size={size}
      onAdd={() => answer(() => void askToInstall())}
      onDecline={() => answer(declineInstall)}
    />
  );
}
