import type { CallResponse } from '../calls/calls.ts';
import { balances } from './balances.ts';
import { order } from './order.ts';
import { rupees } from './values.ts';

type CliqCash = CallResponse<'cliqCash'>;
type Statement = CallResponse<'creditStatement'>;
type Points = CallResponse<'loyaltyPoints'>;
type BrandCash = CallResponse<'brandCashProgrammes'>;

const noOrder = { orderId: '', orderRefNo: '', note: '' };
const settled = { isHeld: false, brandName: '' };
const settledOfBrand = { isHeld: false, brandName: 'Halden & Roe' };
const orderOf = (orderRefNo: string) => ({ orderId: orderRefNo.replaceAll(' ', '-'), orderRefNo, note: '' });

export const cliqCash: CliqCash = {
  balance: rupees(balances.cliqCash),
  lots: [
    {
      ...{ lotId: 3, reason: 'goodwill', ...noOrder, note: 'For a late delivery' },
      ...{ amount: rupees(250), lastDay: '2026-12-22' },
    },
    {
      lotId: 2,
      reason: 'courier',
      ...orderOf('LX 2610 1187 32'),
      amount: rupees(5_000),
      lastDay: '2027-10-22',
    },
    {
      lotId: 1,
      reason: 'refund',
      ...orderOf('LX 2610 0336 71'),
      amount: rupees(7_250),
      lastDay: '2027-11-04',
    },
  ],
  held: [],
};
/** A payment is not complete, and credit of before has no last day. */
export const cliqCashHeld: CliqCash = {
  balance: rupees(2_000),
  lots: [{ lotId: 1, reason: 'earlier', ...noOrder, amount: rupees(2_000), lastDay: null }],
  held: [{ orderId: order.orderId, orderRefNo: order.orderRefNo, amount: rupees(12_000) }],
};
export const cliqCashEmpty: CliqCash = { balance: rupees(0), lots: [], held: [] };

export const creditStatement: Statement = {
  entries: [
    {
      ...{ entryId: 96, at: '2026-11-22T06:30:00.000Z', isAdded: true, reason: 'goodwill' },
      ...settled,
      ...{ ...noOrder, note: 'For a late delivery', amount: rupees(250), balance: rupees(balances.cliqCash) },
    },
    {
      ...{ entryId: 81, at: '2026-11-14T08:00:00.000Z', isAdded: false, reason: 'spent' },
      ...settled,
      ...{ ...orderOf('LX 2610 1187 32'), amount: rupees(12_000), balance: rupees(12_250) },
    },
    {
      ...{ entryId: 70, at: '2026-11-04T09:10:00.000Z', isAdded: true, reason: 'refund' },
      ...settled,
      ...{ ...orderOf('LX 2610 0336 71'), amount: rupees(18_250), balance: rupees(24_250) },
    },
    {
      ...{ entryId: 62, at: '2026-10-22T05:20:00.000Z', isAdded: true, reason: 'courier' },
      ...settled,
      ...{ ...orderOf('LX 2610 1187 32'), amount: rupees(5_000), balance: rupees(6_000) },
    },
    {
      ...{ entryId: 51, at: '2026-09-30T18:31:00.000Z', isAdded: false, reason: 'ended' },
      ...settled,
      ...{ ...noOrder, amount: rupees(500), balance: rupees(1_000) },
    },
    {
      ...{ entryId: 50, at: '2026-09-28T11:00:00.000Z', isAdded: false, reason: 'spent' },
      ...settled,
      ...{ ...orderOf('LX 2609 0442 19'), amount: rupees(8_500), balance: rupees(1_500) },
    },
  ],
  currentPage: 0,
  pageSize: 10,
  totalNoOfEntries: 6,
};
/** An order whose payment is not complete holds an amount. */
export const creditStatementHeld: Statement = {
  ...creditStatement,
  entries: creditStatement.entries.map((entry) => ({ ...entry, isHeld: entry.entryId === 81 })),
};
export const creditStatementLong: Statement = { ...creditStatement, pageSize: 6, totalNoOfEntries: 41 };
export const creditStatementEmpty: Statement = { ...creditStatement, entries: [], totalNoOfEntries: 0 };

export const pointsStatement: Statement = {
  ...creditStatement,
  entries: [
    {
      ...{ entryId: 81, at: '2026-11-14T08:00:00.000Z', isAdded: false, reason: 'spent' },
      ...settled,
      ...{ ...orderOf('LX 2610 1187 32'), amount: rupees(2_400), balance: rupees(balances.points) },
    },
    {
      ...{ entryId: 71, at: '2026-10-30T08:00:00.000Z', isAdded: true, reason: 'earned' },
      ...settled,
      ...{ ...orderOf('LX 2610 0336 71'), amount: rupees(460), balance: rupees(4_240) },
    },
    {
      ...{ entryId: 52, at: '2026-09-30T18:31:00.000Z', isAdded: false, reason: 'ended' },
      ...settled,
      ...{ ...noOrder, amount: rupees(180), balance: rupees(3_780) },
    },
  ],
  totalNoOfEntries: 3,
};

/** An order that two amounts paid for. */
export const creditEntry: CallResponse<'creditEntry'> = {
  ...{ account: 'cliq-cash', entryId: 81, at: '2026-11-14T08:00:00.000Z', isAdded: false },
  ...settled,
  ...{ reason: 'spent', ...orderOf('LX 2610 1187 32'), amount: rupees(12_000), balance: rupees(12_250) },
  lots: [
    { lotId: 5, reason: 'goodwill', ...noOrder, amount: rupees(1_000), lastDay: '2026-12-01' },
    {
      lotId: 1,
      reason: 'refund',
      ...orderOf('LX 2610 0336 71'),
      amount: rupees(11_000),
      lastDay: '2027-11-04',
    },
  ],
};

const tiers: Points['tiers'] = [
  { tier: 'Base', from: rupees(0) },
  { tier: 'Copper', from: rupees(1_00_000) },
  { tier: 'Silver', from: rupees(3_00_000) },
  { tier: 'Gold', from: rupees(7_50_000) },
  { tier: 'Platinum', from: rupees(15_00_000) },
];

export const loyaltyPoints: Points = {
  isMember: true,
  points: balances.points,
  pending: [
    {
      ...{ orderId: order.orderId, orderRefNo: order.orderRefNo },
      ...{ points: order.earnedPoints, arrivesOn: '2026-12-04' },
    },
  ],
  endingNext: { points: 1_200, lastDay: '2026-12-31' },
  spendPerPoint: rupees(100),
  tier: 'Gold',
  spent: rupees(12_86_000),
  yearEnds: '2027-03-31',
  tiers,
};
/** A new member: nothing earned, nothing pending. */
export const loyaltyPointsNew: Points = {
  ...loyaltyPoints,
  ...{ points: 0, pending: [], endingNext: null, tier: 'Base', spent: rupees(0) },
};
/** The highest tier, with points of an order that is not delivered. */
export const loyaltyPointsTop: Points = {
  ...loyaltyPoints,
  ...{ tier: 'Platinum', spent: rupees(21_40_500), endingNext: null },
  pending: loyaltyPoints.pending.map((one) => ({ ...one, arrivesOn: null })),
};
export const loyaltyPointsOutside: Points = { ...loyaltyPointsNew, isMember: false };

const programme = { cashProgramStatus: 'ACTIVE' as const };
export const brandCashProgrammes: BrandCash = {
  programmes: [
    {
      ...{ brandName: 'Halden & Roe', brandCode: 'MBH11A00002', remainingBalance: rupees(7_500) },
      ...{ ...programme, lastDay: '2027-01-31', url: '/halden-roe/c-mbh11a00002' },
    },
    {
      ...{ brandName: 'Casa Brisot', brandCode: 'MBH11A00003', remainingBalance: rupees(2_000) },
      ...{ ...programme, lastDay: '2026-12-15', url: '/casa-brisot/c-mbh11a00003' },
    },
    {
      ...{ brandName: 'Sorelle Anzi', brandCode: 'MBH11A00004', remainingBalance: rupees(1_200) },
      ...{ ...programme, lastDay: null, url: '/sorelle-anzi/c-mbh11a00004' },
    },
    {
      ...{ brandName: 'Atelier Noue', brandCode: 'MBH11A00005', remainingBalance: rupees(900) },
      ...{ cashProgramStatus: 'EXPIRED', lastDay: '2026-06-30', url: '/atelier-noue/c-mbh11a00005' },
    },
  ],
};
export const brandCashProgrammesNone: BrandCash = { programmes: [] };
export const brandCashStatement: Statement = {
  ...creditStatement,
  entries: [
    {
      ...{ entryId: 92, at: '2026-10-02T08:00:00.000Z', isAdded: false, reason: 'spent' },
      ...settledOfBrand,
      ...{ ...orderOf('LX 2609 0442 19'), amount: rupees(3_400), balance: rupees(7_500) },
    },
    {
      ...{ entryId: 40, at: '2026-06-18T08:00:00.000Z', isAdded: true, reason: 'goodwill' },
      ...settledOfBrand,
      ...{ ...noOrder, amount: rupees(10_900), balance: rupees(10_900) },
    },
  ],
  totalNoOfEntries: 2,
};

/** The statement as a file of one row. */
export const creditStatementFile: CallResponse<'creditStatementFile'> = {
  fileName: 'cliq-cash-2026-11-22.csv',
  type: 'text/csv; charset=utf-8',
  content: 'RGF0ZSxFbnRyeQ0KMjAyNi0xMS0yMixTcGVudA0K',
};
