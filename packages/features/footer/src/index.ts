export { Footer } from './lazyFooter.ts';
export type { FooterProps } from './Footer.tsx';
export { footerCalls } from './data/calls.ts';
export type { ThemeChoice } from './views/ThemeSwitch.tsx';
