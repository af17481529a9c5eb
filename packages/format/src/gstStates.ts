import { currentStateName } from './regions.ts';

/** A state or union territory in GST. */
export interface GstState {
  /** Two digits, the first of each GSTIN of the state. */
  readonly code: string;
  readonly name: string;
  /**
   * Name of the tax that goes to the state. Union territories without a legislature have a tax of their own
   * (UTGST Act, section 1).
   */
  readonly localTax: 'SGST' | 'UTGST';
}

const names: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

const withUnionTax = new Set(['04', '26', '31', '35', '38']);

const states: readonly GstState[] = Object.entries(names).map(([code, name]) => ({
  code,
  name,
  localTax: withUnionTax.has(code) ? 'UTGST' : 'SGST',
}));

const byName = new Map(states.map((state) => [currentStateName(state.name), state]));
const byCode = new Map(states.map((state) => [state.code, state]));

/** The state that a text names, also by a former or short name; undefined for another text. */
export const gstStateOf = (name: string): GstState | undefined => byName.get(currentStateName(name));

/** The state of a GSTIN or of a code; undefined for an unknown code. */
export const gstStateOfCode = (gstin: string): GstState | undefined => byCode.get(gstin.slice(0, 2));
