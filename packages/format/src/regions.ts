import { foldText } from './fold.ts';

/** Other names of states and union territories, folded, by the name that the post has today. */
const names: Readonly<Record<string, string>> = {
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

const today = (state: string) => {
  const folded = foldText(state).replace(/^(?:state|union territory) of /, '');
  return names[folded] ?? folded;
};

/** Whether two texts name one Indian state or union territory: former names and usual short ones are the same. */
export const isSameState = (one: string, other: string): boolean => today(one) === today(other);
