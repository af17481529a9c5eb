import { bagPath } from '@luxe/contract/paths';
import { webAppCopy } from '@luxe/feature-web-app';
import { readStored, useResources, writeStored } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { findKnownOffer, readOffer } from './findOffer.ts';
import {
  addWaiting,
  sendWaiting,
  sendWaitingItem,
  takeWaiting,
  watchAdds,
  watchLostAdds,
  type WaitingAdd,
  type WaitingPort,
  type WaitingResult,
} from './waitingAdds.ts';

const copy = webAppCopy.waiting;
/** Long enough to press the action, in ms. */
const longToast = 8000;

interface Question {
  readonly text: string;
  readonly add: () => void;
  readonly decline: () => void;
}

/**
 * "Add when online" for an item that could not be added without a connection [PDP-05, ERR-03]. With the
 * connection, the stock and the price are checked, and the item is added once.
 */
export function useWaitingAdds(): { readonly question: Question | undefined } {
  const { client, bag, offlineAdd } = useResources();
  const { cache } = useSWRConfig();
  const toast = useToast();
  const [asked, setAsked] = useState<Extract<WaitingResult, { kind: 'ask' }>[]>([]);

  // Not `useAddToBag`, whose file most pages do not load.
  const adds = useMemo(
    () => watchAdds(({ productCode, USSID, quantity }) => bag.add({ productCode, USSID, quantity })),
    [bag],
  );
  const lostAdds = useMemo(() => watchLostAdds(() => bag.pending.get().adds), [bag]);
  const port = useMemo<WaitingPort>(
    () => ({
      read: () => {
        const stored = readStored('waitingAdds');
        return Array.isArray(stored) ? (stored as WaitingAdd[]) : [];
      },
      write: (items) => writeStored('waitingAdds', items),
      isOnline: () => navigator.onLine !== false,
      findOffer: (item) => readOffer(client, item),
      add: adds.add,
    }),
    [client, adds],
  );

  // The pointer may rest on this toast, which then stays, and later toasts would wait for it.
  const storedToast = useRef(0);
  const report = useMemo(
    () => (result: WaitingResult) => {
      const { item, kind } = result;
      toast.dismiss(storedToast.current);
      if (kind === 'ask') setAsked((before) => [...before.filter((one) => one.item.id !== item.id), result]);
      else if (kind === 'added')
        toast.show({ message: copy.added(item.name), action: { label: copy.bag, href: bagPath } });
      else if (kind === 'failed') toast.show({ type: 'error', message: result.message });
      else
        toast.show({
          type: kind === 'unknown' ? 'error' : 'warning',
          message: kind === 'unknown' ? copy.unknown(item.name) : copy.soldOut(item.name),
          action: { label: copy.bag, href: bagPath },
          duration: longToast,
        });
    },
    [toast],
  );

  useEffect(
    () =>
      offlineAdd.subscribe(() => {
        const request = offlineAdd.get();
        if (!request || adds.isAdding(request.USSID)) return;
        const values = [...cache.keys()].map((key) => cache.get(key)?.data as unknown);
        const known = findKnownOffer(values, request.USSID);
        const item: WaitingAdd = {
          ...{ id: crypto.randomUUID(), productCode: request.productCode, USSID: request.USSID },
          ...{ quantity: request.quantity ?? 1, name: known?.name ?? copy.item, color: known?.color ?? '' },
          ...{ price: known?.price ?? null, priceText: known?.priceText ?? '' },
        };
        if (lostAdds.take(request.USSID)) {
          setTimeout(() => report({ kind: 'unknown', item }));
          return;
        }
        const onSelect = () => {
          addWaiting(port, item);
          storedToast.current = toast.show({ message: copy.stored(item.name) });
        };
        // The page itself shows a toast with the same sentence first. This one replaces it, with the action.
        setTimeout(() =>
          toast.show({
            ...{ type: 'error', message: copy.offline, duration: longToast },
            action: { label: copy.addLater, onSelect },
          }),
        );
      }),
    [offlineAdd, cache, adds, lostAdds, port, report, toast],
  );

  useEffect(() => {
    const { handleOffline, handleOnline } = lostAdds;
    addEventListener('offline', handleOffline);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('offline', handleOffline);
      removeEventListener('online', handleOnline);
    };
  }, [lostAdds]);

  useEffect(() => {
    const send = () => {
      if (port.isOnline() && port.read().length > 0) void withLock(() => sendWaiting(port, report));
    };
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [port, report]);

  const [first] = asked;
  if (!first) return { question: undefined };
  const { item, now } = first;
  const close = () => setAsked((before) => before.filter((one) => one !== first));
  return {
    question: {
      text:
        now && item.price !== null
          ? copy.changed(item.name, item.priceText, now.priceText)
          : copy.unchecked(item.name, now?.priceText ?? ''),
      add: () => {
        close();
        void sendWaitingItem(port, item, report);
      },
      decline: () => {
        close();
        takeWaiting(port, item);
      },
    },
  };
}

/** Only one tab sends. Without locks each does, and the list still gives each item to one tab. */
function withLock(work: () => Promise<void>): Promise<unknown> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('luxe waiting adds', { ifAvailable: true }, (lock) => lock && work()) : work();
}
