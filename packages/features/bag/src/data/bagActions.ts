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
import { actionCopy as copy } from '../actionCopy.ts';
import type { BagLineModel } from './toBagModel.ts';

export interface ActionContext {
  readonly bag: BagResource;
  readonly client: ReturnType<typeof useClient>;
  readonly isSignedIn: boolean;
  readonly saved: ReadonlySet<string> | undefined;
  readonly setSaved: ReturnType<typeof useSetSaved>;
  readonly toast: ReturnType<typeof useToast>;
  readonly tell: (failure: Pick<Failure, 'toast'>) => void;
  /** Takes the focus when what had it goes. */
  readonly title: RefObject<HTMLElement | null>;
  readonly onLoginNeeded: (afterwards: () => void) => void;
  /** A guest is to move this offer once she has logged in. */
  readonly onMoveLater: (ussid: string) => void;
}

type DeliveryMode = NonNullable<BagLineModel['deliveryMode']>;
const here = { user: current, cart: current } as const;

/** What a shopper does to her bag and its lines, and what is said of it. It comes when the page has settled, at the latest with the first press. */
export const bagActions = {
  async changeQuantity({ bag, tell }: ActionContext, line: BagLineModel, quantity: number) {
    const outcome = await bag.changeQuantity(line.entryNumber, quantity);
    if (!outcome.ok) tell(outcome);
  },

  remove: (context: ActionContext, line: BagLineModel) =>
    takeOut(context, line, copy.removed(line.name), () => putBack(context, line)),

  async move(context: ActionContext, line: BagLineModel) {
    const { isSignedIn, saved, setSaved, tell, onLoginNeeded, onMoveLater } = context;
    const { productCode, ussid } = line;
    if (!isSignedIn) return onLoginNeeded(() => onMoveLater(ussid));
    const wasSaved = saved?.has(productCode) === true;
    const outcome = await setSaved({ productCode, ussid }, true);
    if (!outcome.ok) return tell(outcome);
    await takeOut(context, line, copy.moved(line.name), async () => {
      await putBack(context, line);
      if (!wasSaved) await setSaved({ productCode, ussid }, false);
    });
  },

  async chooseDelivery(
    context: ActionContext,
    { entryNumber: entry }: BagLineModel,
    deliveryMode: DeliveryMode,
  ) {
    const outcome = await change(context, () =>
      context.client.call('changeDeliveryMode', { params: { ...here, entry }, query: { deliveryMode } }),
    );
    if (!outcome.ok) context.tell(outcome);
  },

  async notePrice(context: ActionContext, { entryNumber: entry, unitRupees: price }: BagLineModel) {
    const outcome = await change(context, () =>
      context.client.call('acknowledgePrice', { params: { ...here, entry }, query: { price } }),
    );
    if (!outcome.ok) context.tell(outcome);
  },

  /** Makes a line one of another size or colour. */
  chooseOffer: (context: ActionContext, { entryNumber: entry }: BagLineModel, USSID: string) =>
    change(context, () =>
      context.client.call('changeOffer', { params: { ...here, entry }, query: { USSID } }),
    ),

  async applyCoupon(context: ActionContext, couponCode: string): Promise<Outcome> {
    const { client, isSignedIn, toast } = context;
    const query = { couponCode };
    const outcome = await change(context, () =>
      isSignedIn
        ? client.call('applyCoupons', { params: here, query })
        : client.call('applyCouponsAnonymous', { params: { guid: current }, query }),
    );
    if (!outcome.ok) return outcome;
    const { offerCode, savingAmount } = outcome.coupon;
    const words = copy.couponOn(offerCode, rupeesToPaise(savingAmount.doubleValue));
    toast.show({ type: 'success', message: [words, outcome.conflict].filter(Boolean).join(' ') });
    return { ok: true };
  },

  async removeCoupon(context: ActionContext, couponCode: string): Promise<Outcome> {
    const outcome = await change(context, () =>
      context.client.call('releaseCoupons', { params: here, query: { couponCode } }),
    );
    if (!outcome.ok) return outcome;
    context.toast.show({ type: 'success', message: copy.couponOff(couponCode) });
    return { ok: true };
  },
};

/** Waits for what is under way; and the bag is read again, for a refusal may mean that it is not what it was. */
async function change<T extends object>({ bag }: ActionContext, run: () => Promise<T>): Promise<Outcome<T>> {
  await bag.settle();
  const outcome = await attempt(run);
  bag.retry();
  return outcome;
}

async function putBack({ bag, tell }: ActionContext, line: BagLineModel) {
  const { productCode, ussid, quantity, entryNumber, deliveryMode } = line;
  const outcome = await bag.addToBag({ productCode, USSID: ussid, quantity, entryNumber, deliveryMode });
  if (!outcome.ok) tell(outcome);
}

async function takeOut(
  { bag, toast, tell, title }: ActionContext,
  line: BagLineModel,
  message: string,
  undo: () => Promise<unknown>,
) {
  moveFocus(title.current);
  const removing = bag.remove(line.entryNumber);
  const id = toast.show({
    message,
    type: 'success',
    ...(line.canComeBack && { action: { label: copy.undo, onSelect: () => void removing.then(undo) } }),
  });
  const outcome = await removing;
  if (outcome.ok) return;
  toast.dismiss(id);
  tell(outcome);
}
