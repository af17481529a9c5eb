import { scaleList } from '@luxe/contract/testing';
import type { Decorator } from '@storybook/react-vite';
import type { Toolbars } from './toolbars.ts';

/** Names of the props that hold a list, each with the field that identifies an item of the list. */
const lists = { products: 'productId', orders: 'orderId', stores: 'name' } as const;

/**
 * Repeats or shortens the lists in a view's props to the amount of data that the toolbar selects. The mocks
 * scale their responses in the same way.
 */
export const withAmount: Decorator = (Story, { args, globals }) => {
  const { amount } = globals as Toolbars;
  if (amount === 'usual') return Story();
  const scaled = Object.entries(lists).flatMap(([prop, key]) => {
    const list: unknown = args[prop];
    return Array.isArray(list) ? [[prop, scaleList(list as Record<string, unknown>[], amount, key)]] : [];
  });
  return Story({ args: { ...args, ...Object.fromEntries(scaled) } });
};
