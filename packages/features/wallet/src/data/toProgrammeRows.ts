import type { CallResponse } from '@luxe/contract/calls';
import { formatPrice } from '@luxe/patterns/price-block';
import { untilText } from './untilText.ts';

export type ProgrammeRow = {
  brandCode: string;
  brandName: string;
  balance: string;
  until: string;
  isEndingSoon: boolean;
  url: string;
};

/** The programmes that a page shows: those that are EXPIRED are left out [ACC-09]. */
export const toProgrammeRows = ({ programmes }: CallResponse<'brandCashProgrammes'>): ProgrammeRow[] =>
  programmes
    .filter(({ cashProgramStatus }) => cashProgramStatus !== 'EXPIRED')
    .map(({ brandCode, brandName, remainingBalance, lastDay, url }) => ({
      ...{ brandCode, brandName, url, balance: formatPrice(remainingBalance), ...untilText(lastDay) },
    }));
