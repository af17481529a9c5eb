import type { Form } from './forms/form.ts';
import type { SeededBrand } from './brands/brands.ts';
import type { FaqEntry } from '@luxe/store-api/model';

const entry = (question: string, answer: string): FaqEntry => ({ question, answer: `<p>${answer}</p>` });

/** Three questions with answers. Only one product in four has them; undefined for the other products. */
export function productFaq(form: Form, brand: SeededBrand, formIndex: number): FaqEntry[] | undefined {
  if (formIndex % 4 !== 0) return undefined;
  const size: Partial<Record<Form['sizes'], FaqEntry>> = {
    shoe: entry(
      'Does it run true to size?',
      'Yes, in length. If your foot is wide, choose the next size up.',
    ),
    clothing: entry(
      'How does it fit?',
      'See Size and fit on this page: it has the garment’s measures for each size.',
    ),
    belt: entry(
      'Which length should I order?',
      'Your trouser waist in centimetres, measured to the middle hole.',
    ),
    ring: entry(
      'Can it be resized?',
      'Not through us. The brand’s own boutiques do it, by up to two sizes either way.',
    ),
    bangle: entry(
      'What is my bangle size?',
      'Measure the widest part of your closed hand and compare it with the size guide.',
    ),
    perfume: entry('How long does it last on the skin?', 'Six to eight hours. On wool, several days.'),
    candle: entry('How long does it burn?', 'About 45 hours for the smaller size and 70 for the larger.'),
  };
  return [
    size[form.sizes] ??
      entry(
        'What comes in the box?',
        'The product, its papers and its packaging: a dust bag, a case or a fitted box.',
      ),
    entry(`Where is it made?`, `In ${brand.seed.town}, ${brand.country}, as stated on the label.`),
    entry(
      'Can I send it to another address?',
      'Yes. Add the address at checkout; the delivery date depends on its pincode.',
    ),
  ];
}
