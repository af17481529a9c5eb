export { loginModal } from './loginModal.tsx';
