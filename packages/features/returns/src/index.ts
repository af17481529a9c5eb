export { RedirectRefundScreen, type RedirectRefundScreenProps } from './RedirectRefundScreen.tsx';
export { ReturnScreen, type ReturnScreenProps } from './ReturnScreen.tsx';
export { ReturnStepScreen, type ReturnStepScreenProps } from './ReturnStepScreen.tsx';
export { ReturnsScreen, type ReturnsScreenProps } from './ReturnsScreen.tsx';
export { returnSteps, type ReturnStep } from './data/steps.ts';
