import type { Order } from '@luxe/contract/calls';
import { bagPath } from '@luxe/contract/paths';
import { useAddToBag } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { useState } from 'react';
import { copy } from './copy.ts';

/**
 * Adds the items of an order to the bag, except its gifts, and announces the outcome. An item that is sold
 * out does not prevent the others.
 */
export function useBuyAgain(): { isAdding: boolean; buyAgain: (order: Order) => Promise<void> } {
  const addToBag = useAddToBag();
  const toast = useToast();
  const [isAdding, setAdding] = useState(false);
  const buyAgain = async ({ products }: Order) => {
    if (isAdding) return;
    setAdding(true);
    const lines = products.filter(({ isGiveAway, isReplacement }) => isGiveAway === 'N' && !isReplacement);
    let addedCount = 0;
    let problem = '';
    for (const { productcode, USSID, quantity } of lines) {
      const outcome = await addToBag({ productCode: productcode, USSID, quantity });
      if (outcome.ok) addedCount += 1;
      else problem ||= outcome.message;
    }
    setAdding(false);
    toast.show({
      message: [addedCount > 0 ? copy.addedAgain(addedCount, lines.length) : '', problem]
        .filter(Boolean)
        .join(' '),
      ...(addedCount > 0 && { action: { label: copy.goToBag, href: bagPath } }),
    });
  };
  return { isAdding, buyAgain };
}
