export { loginModal } from './loginModal.tsx';
export { contactModal } from './contactModal.tsx';
export { ConfirmLogin } from './views/ConfirmLogin.tsx';
export { confirmCopy } from './data/confirmCopy.ts';
