import type { CallResponse } from '@luxe/contract/calls';
import { daysUntil, formatDate } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { copy } from './copy.ts';

export type ProgrammeRow = {
  brandCode: string;
  brandName: string;
  balance: string;
  until: string;
  isEndingSoon: boolean;
  url: string;
};

const soon = 30;

/** The programmes that a page shows: those that are EXPIRED are left out [ACC-09]. */
export const toProgrammeRows = ({ programmes }: CallResponse<'brandCashProgrammes'>): ProgrammeRow[] =>
  programmes
    .filter(({ cashProgramStatus }) => cashProgramStatus !== 'EXPIRED')
    .map(({ brandCode, brandName, remainingBalance, lastDay, url }) => {
      const days = lastDay === null ? undefined : daysUntil(lastDay);
      const isEndingSoon = days !== undefined && days <= soon;
      const until = lastDay === null ? copy.statement.noEnd : copy.statement.until(formatDate(lastDay));
      return {
        ...{ brandCode, brandName, url, isEndingSoon, balance: formatPrice(remainingBalance) },
        until: isEndingSoon ? `${until}, ${copy.statement.daysLeft(days)}` : until,
      };
    });
