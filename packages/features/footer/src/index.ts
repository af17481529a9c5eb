export { Footer, type FooterProps } from './Footer.tsx';
export { footerCalls } from './footerCalls.ts';
export type { ThemeChoice } from './views/ThemeSwitch.tsx';
