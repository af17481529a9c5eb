import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useBag } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useRef } from 'react';
import { copy } from './copy.ts';
import type { MiniBagLineModel } from './data/toMiniBag.ts';

/** The bag with what can be done in a look at it. `title` is given to what takes the focus when what had it goes. */
export function useMiniBag() {
  const bag = useBag();
  const toast = useToast();
  const tell = useFailureToast();
  const title = useRef<HTMLHeadingElement>(null);

  async function putBack({ productCode, ussid, quantity }: MiniBagLineModel) {
    const outcome = await bag.addToBag({ productCode, USSID: ussid, quantity });
    if (!outcome.ok) tell(outcome);
  }

  async function remove(line: MiniBagLineModel) {
    moveFocus(title.current);
    const removing = bag.remove(line.entryNumber);
    const id = toast.show({
      message: copy.removed(line.name),
      type: 'success',
      ...(line.canComeBack && {
        action: { label: copy.undo, onSelect: () => void removing.then(() => putBack(line)) },
      }),
    });
    const outcome = await removing;
    if (outcome.ok) return;
    toast.dismiss(id);
    tell(outcome);
  }

  function retry() {
    moveFocus(title.current);
    bag.retry();
  }

  return { bag, title, remove, retry };
}
