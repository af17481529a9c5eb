import { HydrateLate, lazyLate } from '@luxe/ui/hydrate-late';
import type { FaqProps } from './Faq.tsx';

const LazyFaq = lazyLate(() => import('./Faq.tsx').then((module) => module.Faq));

/** `Faq` below the first screen. The questions open without scripts, so the code loads late. */
export const LateFaq = (props: FaqProps) => (
  <HydrateLate>
    <LazyFaq {...props} />
  </HydrateLate>
);
