import { useEffect } from 'react';
import { onConsentChange, readConsent } from '../events/consent.ts';
import { resolvePath } from '../routing/resolvePath.ts';

/** Whether the shopper allows measurement. */
const mayMeasure = (): boolean => readConsent()?.measurement === true;

/** Percent of page views that are reported, as the server has written it. */
const sample = () => Number(document.documentElement.dataset['vitals'] ?? 0);

/** The kind of the page that was loaded; later pages of the same document have no web vitals of their own. */
const route = typeof window === 'undefined' ? '' : resolvePath(location.pathname).kind;

/** Measures web vitals, once for each document, with consent and for a share of the visits. */
export function useVitals(): void {
  useEffect(() => {
    if (Math.random() * 100 >= sample()) return undefined;
    let isStarted = false;
    const start = () => {
      if (isStarted || !mayMeasure()) return;
      isStarted = true;
      void import('./reportVitals.ts').then(
        ({ reportVitals }) => reportVitals({ route, mayMeasure }),
        () => undefined,
      );
    };
    start();
    return onConsentChange(start);
  }, []);
}
