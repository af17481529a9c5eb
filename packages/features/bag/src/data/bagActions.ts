import { current } from '@luxe/contract/calls';
import { rupeesToPaise } from '@luxe/format';
import {
  attempt,
  type BagResource,
  type Failure,
  type Outcome,
  type useClient,
  type useSetSaved,
} from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import type { useToast } from '@luxe/ui/toast';
import type { RefObject } from 'react';
import { actionCopy as copy } from './actionCopy.ts';
import type { BagLineModel } from './toBagModel.ts';

export interface ActionContext {
  readonly bag: BagResource;
  readonly client: ReturnType<typeof useClient>;
  readonly isSignedIn: boolean;
  readonly saved: ReadonlySet<string> | undefined;
  readonly setSaved: ReturnType<typeof useSetSaved>;
  readonly toast: ReturnType<typeof useToast>;
  readonly showFailure: (failure: Pick<Failure, 'toast'>) => void;
  /** The page title. It receives the focus when the focused element is removed. */
  readonly title: RefObject<HTMLElement | null>;
  readonly onLoginNeeded: (afterwards: () => void) => void;
  /** Called with the USSID of a line after a guest has logged in. Moves that line to the wishlist. */
  readonly onMoveLater: (ussid: string) => void;
}

type DeliveryMode = NonNullable<BagLineModel['deliveryMode']>;
const cartParams = { user: current, cart: current } as const;

/**
 * The actions of the shopper on the bag and its lines, and their messages. The code loads when the page is
 * first used, or with the first action if that comes earlier.
 */
export const bagActions = {
  async changeQuantity({ bag, showFailure }: ActionContext, line: BagLineModel, quantity: number) {
    const outcome = await bag.changeQuantity(line.entryNumber, quantity);
    if (!outcome.ok) showFailure(outcome);
  },

  remove: (context: ActionContext, line: BagLineModel) =>
    removeLine(context, line, copy.removed(line.name), () => restoreLine(context, line)),

  async move(context: ActionContext, line: BagLineModel) {
    const { isSignedIn, saved, setSaved, showFailure, onLoginNeeded, onMoveLater } = context;
    const { productCode, ussid } = line;
    if (!isSignedIn) return onLoginNeeded(() => onMoveLater(ussid));
    const wasSaved = saved?.has(productCode) === true;
    const outcome = await setSaved({ productCode, ussid }, true);
    if (!outcome.ok) return showFailure(outcome);
    await removeLine(context, line, copy.moved(line.name), async () => {
      await restoreLine(context, line);
      if (!wasSaved) await setSaved({ productCode, ussid }, false);
    });
  },

  async chooseDelivery(
    context: ActionContext,
    { entryNumber: entry }: BagLineModel,
    deliveryMode: DeliveryMode,
  ) {
    const outcome = await change(context, () =>
      context.client.call('changeDeliveryMode', {
        params: { ...cartParams, entry },
        query: { deliveryMode },
      }),
    );
    if (!outcome.ok) context.showFailure(outcome);
  },

  async acknowledgePrice(context: ActionContext, { entryNumber: entry, unitRupees: price }: BagLineModel) {
    const outcome = await change(context, () =>
      context.client.call('acknowledgePrice', { params: { ...cartParams, entry }, query: { price } }),
    );
    if (!outcome.ok) context.showFailure(outcome);
  },

  /** Changes the size or colour of a line. */
  chooseOffer: (context: ActionContext, { entryNumber: entry }: BagLineModel, USSID: string) =>
    change(context, () =>
      context.client.call('changeOffer', { params: { ...cartParams, entry }, query: { USSID } }),
    ),

  async applyCoupon(context: ActionContext, couponCode: string): Promise<Outcome> {
    const { client, isSignedIn, toast } = context;
    const query = { couponCode };
    const outcome = await change(context, () =>
      isSignedIn
        ? client.call('applyCoupons', { params: cartParams, query })
        : client.call('applyCouponsAnonymous', { params: { guid: current }, query }),
    );
    if (!outcome.ok) return outcome;
    const { offerCode, savingAmount } = outcome.coupon;
    const message = copy.couponApplied(offerCode, rupeesToPaise(savingAmount.doubleValue));
    toast.show({ type: 'success', message: [message, outcome.conflict].filter(Boolean).join(' ') });
    return { ok: true };
  },

  async removeCoupon(context: ActionContext, couponCode: string): Promise<Outcome> {
    const outcome = await change(context, () =>
      context.client.call('releaseCoupons', { params: cartParams, query: { couponCode } }),
    );
    if (!outcome.ok) return outcome;
    context.toast.show({ type: 'success', message: copy.couponRemoved(couponCode) });
    return { ok: true };
  },
};

/**
 * Waits for pending changes, runs a change, and reloads the bag. The bag reloads after an error too, because
 * the bag may have changed on the server.
 */
async function change<T extends object>({ bag }: ActionContext, run: () => Promise<T>): Promise<Outcome<T>> {
  await bag.settle();
  const outcome = await attempt(run);
  bag.retry();
  return outcome;
}

async function restoreLine({ bag, showFailure }: ActionContext, line: BagLineModel) {
  const { productCode, ussid, quantity, entryNumber, deliveryMode } = line;
  const outcome = await bag.addToBag({ productCode, USSID: ussid, quantity, entryNumber, deliveryMode });
  if (!outcome.ok) showFailure(outcome);
}

async function removeLine(
  { bag, toast, showFailure, title }: ActionContext,
  line: BagLineModel,
  message: string,
  undo: () => Promise<unknown>,
) {
  moveFocus(title.current);
  const removing = bag.remove(line.entryNumber);
  const id = toast.show({
    message,
    type: 'success',
    ...(line.isRestorable && { action: { label: copy.undo, onSelect: () => void removing.then(undo) } }),
  });
  const outcome = await removing;
  if (outcome.ok) return;
  toast.dismiss(id);
  showFailure(outcome);
}
