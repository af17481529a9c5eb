import { scaleList } from '@luxe/contract/testing';
import type { Decorator } from '@storybook/react-vite';
import type { Toolbars } from '../toolbars.ts';

/** Props with the items of a view, and the field that identifies an item. */
const lists = { products: 'productId', orders: 'orderId', stores: 'name' } as const;

/** Scales the list props of a view to the selected amount, as the mocks scale their responses. */
export const withAmount: Decorator = (Story, { args, globals }) => {
  const { amount } = globals as Toolbars;
  if (amount === 'usual') return Story();
  const scaled = Object.entries(lists).flatMap(([prop, key]) => {
    const list: unknown = args[prop];
    return Array.isArray(list) ? [[prop, scaleList(list as Record<string, unknown>[], amount, key)]] : [];
  });
  return Story({ args: { ...args, ...Object.fromEntries(scaled) } });
};
