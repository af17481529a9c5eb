import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Label, List, Number, Step, Title } from './Stepper.styles.ts';

export type StepperStep = {
  key: string;
  /** Name of the step in one or two words: "Address". */
  title: string;
  /** URL of the step. Only a completed step is a link. */
  href?: string;
};

export type StepState = 'done' | 'current' | 'upcoming';

export type StepperProps = {
  /** Accessible name of the task: "Checkout". */
  label: string;
  steps: readonly StepperStep[];
  /** Key of the current step; the steps before it are done. With an unknown key, all steps are done. */
  current: string;
  /**
   * Screen readers read one of these texts after a step's title, depending on the state of the step. By
   * default, the text is ", done" for a completed step and ", to come" for an upcoming step. The current step
   * has no text by default.
   */
  stateLabels?: Record<StepState, string>;
  className?: string;
};

const english: Record<StepState, string> = { done: ', done', current: '', upcoming: ', to come' };

/**
 * Shows the steps of a short task, with links back to completed steps. The accent colour underlines the
 * current step. Source: comp 09; WAI-ARIA `aria-current="step"`.
 */
export function Stepper({ label, steps, current, stateLabels = english, className }: StepperProps) {
  const foundIndex = steps.findIndex(({ key }) => key === current);
  const currentIndex = foundIndex === -1 ? steps.length : foundIndex;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {steps.map(({ key, title, href }, index) => {
          const state = stateOf(index, currentIndex);
          const linkProps = state === 'done' && href !== undefined && { as: 'a' as const, href };
          return (
            <Step key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Label {...linkProps}>
                <Number>{index + 1}</Number> <Title>{title}</Title>
                <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
              </Label>
            </Step>
          );
        })}
      </List>
    </nav>
  );
}

function stateOf(index: number, currentIndex: number): StepState {
  if (index < currentIndex) return 'done';
  return index === currentIndex ? 'current' : 'upcoming';
}
