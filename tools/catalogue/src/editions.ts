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
/**
 * Distance in the list of names between two editions. It is coprime to the number of names, so that every
 * name is used once before a name repeats.
 */
const stride = 997;

/**
 * The invented name of the n-th edition that a brand makes of a form. No name repeats for the first `count`
 * editions. A catalogue of a million products needs names that a shopper can distinguish and search for.
 */
export function editionName(brandName: string, form: string, n: number): string {
  const at = ((n + (hash(`${brandName} ${form}`) % count)) * stride) % count;
  const pick = (parts: readonly string[], from: number) => parts[Math.floor(from) % parts.length] ?? '';
  return `${pick(first, at)}${pick(middle, at / first.length)}${pick(last, at / (first.length * middle.length))}`;
}
