import { useShopLinks } from './data/useShopLinks.ts';
import { FooterView, type ConsentChoice, type ThemeChoice } from './views/FooterView.tsx';

export type FooterProps = {
  /** Default luxury. */
  catalogue?: 'luxury' | 'indiluxe';
  /** False on pages to read: the lists of links are left out (SHL-15). Default true. */
  hasLists?: boolean;
  /** The theme in force. */
  theme: ThemeChoice;
  /** Name of the retailer's own theme; without one it is not offered. */
  customTheme?: string;
  /** Keeps and shows another theme. Without a script the form posts `theme` to /preferences/theme. */
  onThemeChange?: (theme: ThemeChoice) => void;
  /** What the shopper has said of being counted; left out where she cannot say it yet. */
  consent?: ConsentChoice | undefined;
  /** Keeps what she says. */
  onConsentChange?: (consent: 'granted' | 'denied') => void;
  /** True where no money moves: the footer says so. */
  isDemo?: boolean;
};

/** Ways on, the theme, and what the shop stands for, at the foot of every page but checkout. */
export function Footer({ catalogue = 'luxury', ...props }: FooterProps) {
  return <FooterView catalogue={catalogue} shop={useShopLinks(catalogue)} {...props} />;
}
