import { breakpoints } from '@luxe/tokens';
import { lazyLate } from '@luxe/ui/hydrate-late';

/** The facets beside the list. Phones hide them, so they load the code only when the page is used. */
export const FacetColumn = lazyLate(
  () => import('./FacetColumn.tsx').then((module) => module.FacetColumn),
  `(min-width: ${breakpoints.lg}px)`,
);
