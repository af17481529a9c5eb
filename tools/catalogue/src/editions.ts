import { hash } from './random.ts';

const first = ['Al', 'Bel', 'Cor', 'Dar', 'El', 'Fen', 'Gal', 'Is', 'Jor', 'Kal', 'Lor', 'Mar', 'Ner', 'Or'];
const middle = ['a', 'e', 'i', 'o', 'u', 'ama', 'eri', 'ilo', 'ono', 'uva', 'ani', 'esi', 'ira', 'odu'];
const last = [
  'bel',
  'ca',
  'dine',
  'fay',
  'gra',
  'lis',
  'mor',
  'nelle',
  'quin',
  'ria',
  'sel',
  'tane',
  'vra',
  'zen',
];

const count = first.length * middle.length * last.length;
/** Shares no factor with the number of names: every step leads to another name. */
const stride = 997;

/**
 * The invented name of a house's n-th edition of a form, below `count` never the same twice: a catalogue of a million needs words that
 * a shopper can tell apart, and look for.
 */
export function editionName(house: string, form: string, n: number): string {
  const at = ((n + (hash(`${house} ${form}`) % count)) * stride) % count;
  const pick = (parts: readonly string[], from: number) => parts[Math.floor(from) % parts.length] ?? '';
  return `${pick(first, at)}${pick(middle, at / first.length)}${pick(last, at / (first.length * middle.length))}`;
}
