import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Label, List, Number, Step, Title } from './Stepper.styles.ts';

export type StepperStep = {
  key: string;
  /** A word or two: "Address". */
  title: string;
  /** Where the step is changed. Only a step that is done is a link. */
  href?: string;
};

export type StepState = 'done' | 'current' | 'upcoming';

export type StepperProps = {
  /** What the steps lead to: "Checkout". */
  label: string;
  steps: readonly StepperStep[];
  /** Key of the present step: those before it are done. A key that is not among the steps means that all are. */
  current: string;
  /** Said after the title, for what number and line show. Default ", done", "" and ", to come". */
  stateWords?: Record<StepState, string>;
  className?: string;
};

const english: Record<StepState, string> = { done: ', done', current: '', upcoming: ', to come' };

/**
 * Where one is in a task of a few steps, and the way back to those that are done. The flame underlines the present one; nothing leads
 * ahead. Source: comp 09; WAI-ARIA `aria-current="step"`.
 */
export function Stepper({ label, steps, current, stateWords = english, className }: StepperProps) {
  const found = steps.findIndex(({ key }) => key === current);
  const at = found === -1 ? steps.length : found;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {steps.map(({ key, title, href }, index) => {
          const state = stateOf(index, at);
          const back = state === 'done' && href !== undefined && { as: 'a' as const, href };
          return (
            <Step key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Label {...back}>
                <Number>{index + 1}</Number> <Title>{title}</Title>
                <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
              </Label>
            </Step>
          );
        })}
      </List>
    </nav>
  );
}

function stateOf(index: number, at: number): StepState {
  if (index < at) return 'done';
  return index === at ? 'current' : 'upcoming';
}
