import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { TileActionContext, type TileActionProps } from '@luxe/patterns/tile-action';
import { useSavedCodes, useSession } from '@luxe/resources';
import { whenIdle } from '@luxe/ui/when-idle';
import { SavedContext } from './hearts.ts';

/**
 * Gives the tiles of a page their hearts [LST-08] once the page listens and the browser has nothing better to do; a customer's once it is
 * known which of them are filled, or that it cannot be: then they are empty, and a press that fails says so.
 */
export function TileHearts({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const saved = useSavedCodes({ unreadAsNone: true });
  const [Heart, setHeart] = useState<ComponentType<TileActionProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        void import('./ProductHeart.tsx').then(
          ({ ProductHeart }) => startTransition(() => setHeart(() => ProductHeart)),
          // The tiles stay what they are from the server.
          () => undefined,
        );
      }),
    [],
  );
  return (
    <SavedContext value={saved}>
      <TileActionContext value={status === 'guest' || saved ? Heart : undefined}>
        {children}
      </TileActionContext>
    </SavedContext>
  );
}
