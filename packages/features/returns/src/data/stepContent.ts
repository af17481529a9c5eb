import type { ReturnOptions } from '@luxe/contract/calls';
import type { ReturnDraft } from './draft.ts';
import type { ReturnStep } from './steps.ts';
import type { ChangeDraft } from './useReturnDraft.ts';

/** A step's place in the return. */
export type StepPlace = {
  orderCode: string;
  orderRef: string;
  step: ReturnStep;
  /** The steps of this return. */
  steps: readonly ReturnStep[];
};

/** What each step of a return gets. */
export type StepContent = {
  place: StepPlace;
  options: ReturnOptions;
  draft: ReturnDraft;
  onChange: ChangeDraft;
  /** Shows the next step. */
  onContinue: () => void;
};
