import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { z } from 'zod';
import { priceSchema } from '../shared/schema.ts';
import { ruleOf, same, sameText } from './rule.ts';

/** The three forms of an amount are the same amount. */
export const priceAgrees = ({ value, doubleValue, formattedValue }: z.output<typeof priceSchema>) => [
  ...same('doubleValue', doubleValue, 'value', value),
  ...sameText('formattedValue', formattedValue, 'the value', formatPaise(rupeesToPaise(value))),
];

export const sharedRules = [ruleOf('an amount is the same in all its forms', priceSchema, priceAgrees)];
