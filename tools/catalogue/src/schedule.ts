import { forms } from './forms/forms.ts';
import type { Form } from './forms/form.ts';
import type { Random } from './random.ts';

export interface ScheduledForm {
  form: Form;
  /** The number of products of this form that were generated before this product. */
  formIndex: number;
}

/**
 * Yields forms without end, each as often as its weight demands. The next form is a random choice between the
 * four forms that are most overdue. At least three other models come between two products of one model, so
 * that neighbouring products in a listing look different.
 */
export function* schedule(random: Random): Generator<ScheduledForm> {
  const total = forms.reduce((sum, form) => sum + form.weight, 0);
  const state = forms.map((form) => ({ form, credit: form.weight * random.next(), formIndex: 0 }));
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
    yield { form: next.form, formIndex: next.formIndex };
    next.formIndex += 1;
  }
}
