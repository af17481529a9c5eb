import { forms } from './forms/forms.ts';
import type { Form } from './form.ts';
import type { Random } from './random.ts';

export interface Turn {
  form: Form;
  /** How many products of this form came before. */
  turn: number;
}

/**
 * In which order forms appear, without end. Every form gets its share evenly; chance decides among the four that
 * are most overdue; two products of one model never follow each other, so no listing shows look-alikes side by side.
 */
export function* schedule(random: Random): Generator<Turn> {
  const total = forms.reduce((sum, form) => sum + form.weight, 0);
  const state = forms.map((form) => ({ form, credit: form.weight * random.next(), turn: 0 }));
  let recent: string[] = [];
  for (;;) {
    for (const one of state) one.credit += one.form.weight;
    const overdue = state
      .filter((one) => !recent.includes(one.form.model))
      .sort((a, b) => b.credit - a.credit)
      .slice(0, 4);
    const next = random.pick(overdue);
    next.credit -= total;
    recent = [next.form.model, ...recent].slice(0, 3);
    yield { form: next.form, turn: next.turn };
    next.turn += 1;
  }
}
