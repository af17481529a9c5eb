import { useOrdersChanged } from '@luxe/resources';
import { useState, type ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { outcomeOf, toBody, type DeliveryChoice } from './data/toDeliveryModel.ts';
import { useChangeDelivery, useDelivery } from './data/useDelivery.ts';
import { ChangeView } from './views/ChangeView.tsx';
import { DeliveryFailed, DeliveryLoading, NothingToChange } from './views/DeliveryStates.tsx';
import { DoneView } from './views/DoneView.tsx';

export type ChangeDeliveryScreenProps = {
  orderCode: string;
  /** Shown for an unknown order, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
};

/** `/my-account/delivery?orderCode=`: another address or another day, until the order leaves its seller. */
export function ChangeDeliveryScreen({ orderCode, notFound }: ChangeDeliveryScreenProps) {
  const [choice, setChoice] = useState<DeliveryChoice>({ addressId: '', days: {} });
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<readonly string[]>();
  const delivery = useDelivery(orderCode, done ? '' : choice.addressId);
  const change = useChangeDelivery(orderCode);
  const ordersChanged = useOrdersChanged();
  const { options, chosen } = delivery;

  async function save() {
    const body = chosen && toBody(chosen, choice);
    setFailure('');
    // In a later task, so that a second press announces it again.
    if (!body) return void setTimeout(() => setFailure(copy.nothingChosen));
    const outcome = await change(body);
    if ('failure' in outcome) return setFailure(outcome.failure);
    setDone(
      outcomeOf(
        outcome.done,
        chosen.parcels.map(({ number }) => number),
      ),
    );
    ordersChanged();
  }

  if (done) return <DoneView sentences={done} orderCode={orderCode} />;
  if (delivery.isUnknown) return notFound;
  if (delivery.hasFailed) return <DeliveryFailed onRetry={delivery.retry} />;
  if (!options) return <DeliveryLoading />;
  if (options.parcels.length === 0) return <NothingToChange orderCode={orderCode} />;
  return (
    <ChangeView
      orderCode={orderCode}
      delivery={{ ...delivery, options }}
      choice={choice}
      failure={failure}
      onChange={(next) => {
        setChoice(next);
        setFailure('');
      }}
      onSave={save}
    />
  );
}
