import { createContext, useContext } from 'react';
import type { Theme } from '@luxe/tokens';

/** Settings of the shop that are the same on every page. */
export interface Settings {
  /** `https://shop.example`, for canonical links and social tags. */
  readonly publicOrigin: string;
  readonly isDemo: boolean;
  /** Telephone number of customer service, as displayed [HLP-03]. */
  readonly serviceNumber: string;
  /** True: customers log in with a code. False: with a password. */
  readonly singleSignOn: boolean;
  readonly theme: Theme;
  /** Name of the retailer's own theme. Empty when there is none. */
  readonly customTheme: string;
  readonly setTheme: (theme: Theme) => void;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings found no root Layout. Render the component inside it.');
  return settings;
}
