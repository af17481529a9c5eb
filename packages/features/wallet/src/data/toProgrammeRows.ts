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

type Programmes = CallResponse<'brandCashProgrammes'>;

const runningProgrammes = ({ programmes }: Programmes) =>
  programmes.filter(({ cashProgramStatus }) => cashProgramStatus !== 'EXPIRED');

/** The programmes in an event: as on the page, without those that are EXPIRED [ANA-07]. */
export const toEventProgrammes = (data: Programmes) =>
  runningProgrammes(data).map(({ brandCode, brandName, remainingBalance }) => ({
    ...{ brandCode, brandName, remainingBalance: remainingBalance.doubleValue },
  }));

/** The programmes that a page shows: those that are EXPIRED are left out [ACC-09]. */
export const toProgrammeRows = (data: Programmes): ProgrammeRow[] =>
  runningProgrammes(data).map(({ brandCode, brandName, remainingBalance, lastDay, url }) => ({
    ...{ brandCode, brandName, url, balance: formatPrice(remainingBalance), ...untilText(lastDay) },
  }));
