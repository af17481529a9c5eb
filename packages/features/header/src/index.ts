export { Header, type HeaderProps } from './Header.tsx';
export { headerCalls } from './data/calls.ts';
