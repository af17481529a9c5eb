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
  'daman and diu': 'dadra and nagar haveli and daman and diu',
  'dadra and nagar haveli': 'dadra and nagar haveli and daman and diu',
  'andaman and nicobar': 'andaman and nicobar islands',
  ap: 'andhra pradesh',
  ts: 'telangana',
  up: 'uttar pradesh',
  mp: 'madhya pradesh',
  hp: 'himachal pradesh',
  tn: 'tamil nadu',
  wb: 'west bengal',
};

/** The folded current name of a state that a text names, also by a former or short name. */
export const currentStateName = (state: string): string => {
  const folded = foldText(state).replace(/^(?:state|union territory) of /, '');
  return currentNames[folded] ?? folded;
};

/**
 * Whether two texts name the same Indian state or union territory. Former names and short names also match.
 */
export const isSameState = (one: string, other: string): boolean =>
  currentStateName(one) === currentStateName(other);
