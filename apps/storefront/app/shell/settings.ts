import { createContext, useContext } from 'react';
import type { Theme } from '@luxe/tokens';

/** What holds for the whole shop. */
export interface Settings {
  /** `https://shop.example`; for canonical links and social titles. */
  readonly publicOrigin: string;
  readonly isDemo: boolean;
  /** Of customer service, as it is shown [HLP-03]. */
  readonly serviceNumber: string;
  /** Customers log in by a code; without it by their password. */
  readonly singleSignOn: boolean;
  readonly theme: Theme;
  /** Name of the retailer's own theme; empty where there is none to choose. */
  readonly customTheme: string;
  readonly setTheme: (theme: Theme) => void;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No settings above: this must be drawn inside the root Layout.');
  return settings;
}
