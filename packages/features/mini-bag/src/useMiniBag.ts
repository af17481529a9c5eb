import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useBag } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useRef } from 'react';
import { copy } from './data/copy.ts';
import type { MiniBagLineModel } from './data/toMiniBag.ts';

/**
 * The bag and the actions of the mini bag. Pass `title` as the ref of the heading, which receives the focus
 * when the focused line is removed.
 */
export function useMiniBag() {
  const bag = useBag();
  const toast = useToast();
  const showFailure = useFailureToast();
  const title = useRef<HTMLHeadingElement>(null);

  async function restoreLine({ productCode, ussid, quantity }: MiniBagLineModel) {
    const outcome = await bag.addToBag({ productCode, USSID: ussid, quantity });
    if (!outcome.ok) showFailure(outcome);
  }

  async function remove(line: MiniBagLineModel) {
    moveFocus(title.current);
    const removing = bag.remove(line.entryNumber);
    const id = toast.show({
      message: copy.removed(line.name),
      type: 'success',
      ...(line.isRestorable && {
        action: { label: copy.undo, onSelect: () => void removing.then(() => restoreLine(line)) },
      }),
    });
    const outcome = await removing;
    if (outcome.ok) return;
    toast.dismiss(id);
    showFailure(outcome);
  }

  function retry() {
    moveFocus(title.current);
    bag.retry();
  }

  return { bag, title, remove, retry };
}
