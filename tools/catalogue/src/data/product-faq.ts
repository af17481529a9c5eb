import type { Form } from '../form.ts';
import type { Maison } from '../brands.ts';
import type { FaqEntry } from '../types.ts';

const entry = (question: string, answer: string): FaqEntry => ({ question, answer: `<p>${answer}</p>` });

/** Questions for about one product in four, three each; `undefined` for the others (a shorter list is not shown). */
export function productFaq(form: Form, maison: Maison, turn: number): FaqEntry[] | undefined {
  if (turn % 4 !== 0) return undefined;
  const size: Partial<Record<Form['sizes'], FaqEntry>> = {
    shoe: entry(
      'Does it run true to size?',
      'Yes, across the length. If your foot is wide, take the next size up.',
    ),
    clothing: entry(
      'How does it fit?',
      'Regular. The size guide gives the garment’s own measures, laid flat.',
    ),
    belt: entry(
      'Which length should I order?',
      'Your trouser waist in centimetres. The measure is to the middle hole.',
    ),
    ring: entry(
      'Can I have it resized?',
      'Not through us. The brand’s own boutiques do it, by two sizes either way.',
    ),
    bangle: entry(
      'What is my bangle size?',
      'Measure the widest part of your closed hand and compare with the guide.',
    ),
    perfume: entry('How long does it last on skin?', 'Six to eight hours. On wool, days.'),
    candle: entry(
      'How long does it burn?',
      'About forty-five hours for the smaller, seventy for the larger.',
    ),
  };
  return [
    size[form.sizes] ??
      entry(
        'What comes in the box?',
        'The piece, its papers and whatever the house wraps it in: a dust bag, a case or a fitted box.',
      ),
    entry(
      `Where does ${maison.name} make it?`,
      `In ${maison.seed.place}, ${maison.country}. The label says so and the papers agree.`,
    ),
    entry(
      'Can it go to another address?',
      'Yes. Add the address at checkout; its pincode decides the day of delivery.',
    ),
  ];
}
