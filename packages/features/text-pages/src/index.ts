export { TextPageScreen, type TextPageScreenProps } from './TextPageScreen.tsx';
export { textPageCalls } from './data/calls.ts';
export { noReturnModal } from './noReturnModal.ts';
