import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventCalls } from './endpoints.ts';
import { createEventsDocument } from './eventsDocument.ts';
import { eventDefinitions, type EventName } from './events.ts';
import { isReceivedBy, receivers } from './receivers.ts';
import { screenNames, searchTypes } from './values.ts';

const names = Object.keys(eventDefinitions) as EventName[];

describe('the events of the shop', () => {
  it('include the journey events of the specification, once per act or order [ANA-17]', () => {
    const journey = [
      ...['OTP sent', 'OTP submitted', 'login done', 'sign up viewed', 'product viewed', 'added to cart'],
      ...['added to wishlist', 'removed from cart', 'removed from wishlist', 'buy now'],
      ...['payment method selected', 'order placed', 'order unsuccessful', 'return requested'],
      'cancellation requested',
    ];
    expect(journey.filter((name) => !(name in eventDefinitions))).toEqual([]);
    expect(eventDefinitions['order placed'].once).toBe('order');
  });

  it('have the screens and the search types of the specification [ANA-14] [SEA-10] [SEA-12]', () => {
    expect(screenNames).toEqual([
      ...['Cart', 'Cart - Empty', 'Cart:Change Address', 'Cart:Edit Address', 'Cart:New Address'],
      ...['Checkout', 'Checkout - Proceed to Payment', 'Order Confirmation', 'Order Failure', 'Error Popup'],
      ...['luxe:search home', 'indi:search home'],
    ]);
    expect(searchTypes).toHaveLength(8);
  });

  it('name their receivers', () => {
    expect(Object.keys(receivers).sort()).toEqual([...names].sort());
    expect(names.filter((name) => isReceivedBy('sales', name))).toEqual([
      'product viewed',
      'added to cart',
      'order placed',
    ]);
  });

  it('fire as a sentence describes', () => {
    for (const name of names) expect(eventDefinitions[name].when, name).toMatch(/^[A-Z].*\.$/);
  });

  it('match docs/events.md; to update the file, run node packages/contract/src/writeEvents.ts', () => {
    const written = readFileSync(new URL('../../../../docs/events.md', import.meta.url), 'utf8');
    expect(written).toBe(createEventsDocument());
  });
});

it('sales analytics are received with GET and with POST at the same path [ANA-02]', () => {
  const { salesEvent, postSalesEvent } = eventCalls;
  expect([salesEvent.method, postSalesEvent.method]).toEqual(['GET', 'POST']);
  expect(salesEvent.path).toBe(postSalesEvent.path);
});
