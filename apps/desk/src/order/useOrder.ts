import type { DeskCallName, DeskOrder } from '@luxe/contract/desk';
import { useSWRConfig } from 'swr';
import { readKey, useRead } from '../client/useRead.ts';
import type { DeskInput } from '../client/deskClient.ts';
import { DeskError } from '../client/deskError.ts';
import { useDeskClient } from '../client/DeskData.tsx';

/** Calls that change an order and return it. */
type OrderChange = {
  [Name in DeskCallName]: Name extends
    | 'moveParcel'
    | 'moveReturn'
    | 'settlePayment'
    | 'retryRefund'
    | 'redirectRefund'
    | 'recordTransfer'
    | 'retryCharge'
    | 'redirectCharge'
    | 'recordChargeTransfer'
    ? Name
    : never;
}[DeskCallName];

/** Reads an order. */
export const useOrder = (orderId: string) => useRead('order', { params: { orderId } });

/**
 * Changes an order, and shows the order that the desk returns. Resolves to a sentence when it failed.
 * `beforeShow` runs when the change has succeeded, while the pressed button is still there: it moves the
 * focus to an element that stays.
 */
export type ChangeOrder = <Name extends OrderChange>(
  name: Name,
  input: DeskInput<Name>,
  beforeShow: () => void,
) => Promise<string | undefined>;

/** Returns the function that changes an order. */
export function useOrderChange(orderId: string): ChangeOrder {
  const client = useDeskClient();
  const { mutate } = useSWRConfig();
  return async (name, input, beforeShow) => {
    try {
      const { order } = (await client.call(name, input)) as { order: DeskOrder };
      beforeShow();
      await mutate(readKey('order', { params: { orderId } }), { order }, { revalidate: false });
      return undefined;
    } catch (error) {
      if (error instanceof DeskError) return error.message;
      throw error;
    }
  };
}
