import { foldText } from './fold.ts';

/** Folded former and short names of states and union territories, with the current postal name. */
const currentNames: Readonly<Record<string, string>> = {
  'nct of delhi': 'delhi',
  'delhi ncr': 'delhi',
  'new delhi': 'delhi',
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
  uttrakhand: 'uttarakhand',
  chattisgarh: 'chhattisgarh',
  tamilnadu: 'tamil nadu',
  'j and k': 'jammu and kashmir',
  ap: 'andhra pradesh',
  ts: 'telangana',
  up: 'uttar pradesh',
  mp: 'madhya pradesh',
  hp: 'himachal pradesh',
  tn: 'tamil nadu',
  wb: 'west bengal',
};

const currentName = (state: string) => {
  const folded = foldText(state).replace(/^(?:state|union territory) of /, '');
  return currentNames[folded] ?? folded;
};

/**
 * Whether two texts name the same Indian state or union territory. Former names and short names also match.
 */
export const isSameState = (one: string, other: string): boolean => currentName(one) === currentName(other);
