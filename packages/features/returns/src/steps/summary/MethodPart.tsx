import { formatDay } from '@luxe/format';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { copy as pageCopy } from '../../data/copy.ts';
import type { ReturnDraft } from '../../data/draft.ts';
import type { PickupPlace } from '../method/usePickupPlace.ts';
import { copy } from './copy.ts';

export type MethodPartProps = {
  draft: ReturnDraft;
  pickup: PickupPlace;
  /** Last day to hand the items to a courier, YYYY-MM-DD. */
  lastDay: string;
};

/** How the items come back, in one or two sentences. */
export function MethodPart({ draft, pickup, lastDay }: MethodPartProps) {
  const isPickup = draft.method === 'schedulePickup';
  return (
    <>
      {methodTexts(draft, pickup.text, lastDay).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {isPickup && pickup.state === 'changed' && <Notice title={copy.addressChanged} />}
      {isPickup && pickup.state === 'gone' && <Notice tone="warning" title={copy.addressGone} />}
    </>
  );
}

function methodTexts({ method, day, slot, store }: ReturnDraft, place: string, lastDay: string): string[] {
  if (method === 'schedulePickup' && day && slot)
    return [pageCopy.methods.schedulePickup, copy.pickup(formatDay(day), pageCopy.slots[slot]), place];
  if (method === 'quickDrop' && store)
    return [pageCopy.methods.quickDrop, `${store.name}, ${store.address}, ${store.city}`];
  return [pageCopy.methods.selfCourier, copy.handOver(formatDay(lastDay))];
}
