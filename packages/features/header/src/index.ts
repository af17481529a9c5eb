export { Header, type HeaderProps } from './Header.tsx';
export { headerCalls } from './headerCalls.ts';
