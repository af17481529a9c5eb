import type { CallResponse } from '../calls/calls.ts';
import { rupees } from './values.ts';

type Simulation = CallResponse<'loyaltySimulation'>;

export const loyaltySimulation: Simulation = {
  isMember: true,
  spendPerPoint: rupees(100),
  items: [{ itemCode: '125001000000001', programId: 'NEUPASS', points: 1_854 }],
};
/** A guest, or a customer outside the programme. */
export const loyaltySimulationOutside: Simulation = { ...loyaltySimulation, isMember: false };
