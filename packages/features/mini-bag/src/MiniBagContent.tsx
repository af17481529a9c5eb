import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useBag } from '@luxe/resources';
import { HoverCardPanel } from '@luxe/ui/hover-card-panel';
import { useToast } from '@luxe/ui/toast';
import { useRef } from 'react';
import { copy } from './copy.ts';
import { toMiniBag, type MiniBagLineModel } from './data/toMiniBag.ts';
import { MiniBagFrame } from './views/MiniBagFrame.tsx';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './views/MiniBagStates.tsx';
import { MiniBagView } from './views/MiniBagView.tsx';

/** The bag as it opens under the icon. Loaded when it is wanted. */
export function MiniBagContent() {
  const bag = useBag();
  const toast = useToast();
  const tell = useFailureToast();
  // Takes the focus when what had it goes.
  const title = useRef<HTMLHeadingElement>(null);

  async function putBack({ productCode, ussid, quantity }: MiniBagLineModel) {
    const outcome = await bag.addToBag({ productCode, USSID: ussid, quantity });
    if (!outcome.ok) tell(outcome);
  }

  async function remove(line: MiniBagLineModel) {
    title.current?.focus();
    const removing = bag.remove(line.entryNumber);
    const id = toast.show({
      message: copy.removed(line.name),
      type: 'success',
      action: { label: copy.undo, onSelect: () => void removing.then(() => putBack(line)) },
    });
    const outcome = await removing;
    if (outcome.ok) return;
    toast.dismiss(id);
    tell(outcome);
  }

  function retry() {
    title.current?.focus();
    bag.retry();
  }

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
