export { loginModal } from './loginModal.tsx';
export { contactModal } from './contactModal.tsx';
