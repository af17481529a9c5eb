import { forms } from './forms/forms.ts';
import type { Form } from './form.ts';
import type { Random } from './random.ts';

export interface ScheduledForm {
  form: Form;
  /** The number of earlier products of this form. */
  formIndex: number;
}

/**
 * Yields forms without end. Each form gets its share evenly; chance decides between the four most overdue. At
 * least three other models come between two products of one model, so that listings have no look-alikes side
 * by side.
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
