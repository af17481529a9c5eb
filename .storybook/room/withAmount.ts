import { scaleList } from '@luxe/contract/testing';
import type { Decorator } from '@storybook/react-vite';
import type { Toolbars } from '../toolbars.ts';

/** Props that hold what a view lists, and the field that names an item. */
const lists = { products: 'productId', orders: 'orderId', stores: 'name' } as const;

/** Views get their lists as props, from no mock: these shrink and grow with the toolbar as the mocks' answers do. */
export const withAmount: Decorator = (Story, { args, globals }) => {
  const { amount } = globals as Toolbars;
  if (amount === 'usual') return Story();
  const scaled = Object.entries(lists).flatMap(([prop, key]) => {
    const list: unknown = args[prop];
    return Array.isArray(list) ? [[prop, scaleList(list as Record<string, unknown>[], amount, key)]] : [];
  });
  return Story({ args: { ...args, ...Object.fromEntries(scaled) } });
};
