import type { CallResponse } from '@luxe/contract/calls';

export type CreditAccount = 'cliq-cash' | 'loyalty-points' | 'brand-cash';
export type CreditEntry = CallResponse<'creditStatement'>['entries'][number];
export type CreditLot = CallResponse<'cliqCash'>['lots'][number];
export type CreditReason = CreditEntry['reason'];
