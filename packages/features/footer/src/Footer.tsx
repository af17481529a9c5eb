import { useNavigationLinks, useSession } from '@luxe/resources';
import { FooterView, type ThemeChoice } from './views/FooterView.tsx';

export type FooterProps = {
  /** Default luxury. */
  catalogue?: 'luxury' | 'indiluxe';
  /** False on the luxe-life pages, where the link lists are hidden [SHL-15]. Default true. */
  hasLists?: boolean;
  /** Telephone number of customer service, as displayed [HLP-03]. */
  serviceNumber?: string;
  /** The active theme. */
  theme: ThemeChoice;
  /** Name of the retailer's theme. Without a name, the theme switch does not offer this theme. */
  customTheme?: string;
  /** Saves and applies a theme. Without scripts the form posts `theme` to /preferences/theme. */
  onThemeChange?: (theme: ThemeChoice) => void;
  /** Shows that this is a demonstration shop, which charges nothing. */
  isDemo?: boolean;
};

/** The footer of every page but checkout and Tara [SHL-16]. */
export function Footer({ catalogue = 'luxury', ...props }: FooterProps) {
  // Empty until the navigation has loaded.
  const shopLinks = useNavigationLinks(catalogue)?.centre ?? [];
  const { status } = useSession();
  return <FooterView catalogue={catalogue} shop={shopLinks} isCustomer={status === 'customer'} {...props} />;
}
