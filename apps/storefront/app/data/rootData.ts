import type { SentLead } from '@luxe/feature-leads';
import type { Theme } from '@luxe/tokens';

/** Loader data of the root route. */
export interface RootData {
  readonly theme: Theme;
  readonly customTheme: string;
  readonly publicOrigin: string;
  readonly isDemo: boolean;
  /** Telephone number of customer service, as displayed [HLP-03]. */
  readonly serviceNumber: string;
  readonly singleSignOn: boolean;
  /** A form that was sent to this page without scripts. */
  readonly posted?: SentLead;
}
