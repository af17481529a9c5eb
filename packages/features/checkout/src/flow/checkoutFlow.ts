import type { OrderFailure } from '../order/orderFailure.ts';

/** A started payment that waits for a UPI app. */
type AppPayment = { orderId: string; intentUrl: string };

/** What the page remembers of the last attempt, in every state. */
type LastAttempt = {
  /** Why the last attempt failed; undefined for none. */
  failure: OrderFailure | undefined;
  /** Order whose payment failed, but may still be charged; undefined for none. */
  unclearOrderId: string | undefined;
};

/**
 * What happens with the order.
 *
 * - `ready`: the shopper makes choices.
 * - `recovering`: an order whose response was lost is sent again.
 * - `placing`: the order is sent, or its payment starts.
 * - `waiting`: the payment waits for a UPI app. `cancelling`: the shopper chose another method.
 * - `leaving`: the browser opens the page of the provider or a bank.
 * - `finished`: the app shows the outcome of the order.
 */
export type CheckoutState = LastAttempt &
  (
    | { name: 'ready' | 'recovering' | 'placing' | 'leaving' | 'finished' }
    | { name: 'waiting' | 'cancelling'; app: AppPayment }
  );

export type CheckoutEvent =
  | { type: 'recoveryStarted' | 'recoveryEnded' }
  /** The shopper pressed the button of the page. */
  | { type: 'orderSubmitted' }
  /** The no-cost plan was released, so the amount has changed and nothing was sent. */
  | { type: 'planReleased'; failure: OrderFailure }
  /** The submission has ended. Only changes the state if it had no other outcome. */
  | { type: 'submissionEnded' }
  | { type: 'orderPlaced' }
  | { type: 'orderFailed'; failure: OrderFailure }
  /** The outcome of the payment is not known yet, or the shopper asks to see it. */
  | { type: 'paymentPending' }
  | { type: 'appOpened'; app: AppPayment }
  | { type: 'bankOpened' }
  /** `openOrderId`: order that may still be charged; undefined when no payment is open. */
  | { type: 'paymentFailed'; failure: OrderFailure; openOrderId: string | undefined }
  | { type: 'cancelStarted' }
  | { type: 'paymentCancelled' }
  /** The browser restored the page from the back/forward cache. */
  | { type: 'pageRestored' };

export const initialState: CheckoutState = { name: 'ready', failure: undefined, unclearOrderId: undefined };

/** Returns the state after an event. An event that does not apply returns the given state. */
export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { name, failure, unclearOrderId } = state;
  if (name === 'finished') return state;
  const last = { failure, unclearOrderId };
  switch (event.type) {
    case 'recoveryStarted':
      return name === 'ready' ? { ...last, name: 'recovering' } : state;
    case 'recoveryEnded':
      return name === 'recovering' ? { ...last, name: 'ready' } : state;
    case 'orderSubmitted':
      return name === 'ready' ? { ...last, name: 'placing', failure: undefined } : state;
    case 'planReleased':
      return name === 'placing' ? { ...last, name: 'ready', failure: event.failure } : state;
    case 'submissionEnded':
      return name === 'placing' ? { ...last, name: 'ready' } : state;
    case 'orderPlaced':
    case 'paymentPending':
      return { ...last, name: 'finished' };
    case 'orderFailed':
      return { ...last, name: 'ready', failure: event.failure };
    case 'paymentFailed':
      return { name: 'ready', failure: event.failure, unclearOrderId: event.openOrderId };
    case 'appOpened':
      return name === 'placing' ? { ...last, name: 'waiting', app: event.app } : state;
    case 'bankOpened':
      return name === 'placing' ? { ...last, name: 'leaving' } : state;
    case 'cancelStarted':
      return name === 'waiting' ? { ...state, name: 'cancelling' } : state;
    case 'paymentCancelled':
      return name === 'cancelling' ? { ...last, name: 'ready' } : state;
    case 'pageRestored':
      return name === 'leaving' ? { ...last, name: 'ready' } : state;
  }
}

/** Whether a press on the button of the page has no effect. */
export const isBusy = ({ name }: CheckoutState) =>
  name === 'placing' || name === 'cancelling' || name === 'leaving';

/** What has loaded. `empty`: there is nothing to order. */
export type ContentName = 'loading' | 'empty' | 'failed' | 'ready';

/** The page to show, for a state and the loaded content. */
export function toPage({ name }: CheckoutState, content: ContentName): ContentName | 'recovering' {
  if (name === 'recovering') return 'recovering';
  return name === 'finished' ? 'loading' : content;
}
