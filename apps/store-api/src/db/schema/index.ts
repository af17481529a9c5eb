export * from './catalogue.ts';
export * from './identity.ts';
export * from './customer.ts';
export * from './cart.ts';
export * from './order.ts';
export * from './ledger.ts';
export * from './search.ts';
export * from './settings.ts';
