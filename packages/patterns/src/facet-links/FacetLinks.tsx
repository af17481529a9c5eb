import { Icon } from '@luxe/ui/icon';
import { useCachedMarkup } from '@luxe/ui/cached-markup';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Swatch } from '../swatch/Swatch.tsx';
import { Swatches, Values } from './FacetLinks.styles.ts';

export interface FacetLink {
  /** Unique in the facet. */
  value: string;
  name: string;
  /** Number of products with this value. */
  count: number;
  selected: boolean;
  /** URL of the listing with this value added, or removed if the value is selected. */
  href: string;
}

type Shared = {
  /** Accessible name of the list: "Material". */
  label: string;
  /** Read out after the name of a selected value. Default "chosen". */
  selectedLabel?: string;
};

export type FacetLinksProps = Shared & { values: readonly FacetLink[] };

/**
 * The values of a facet. Shoppers can select several. Each value is a link, so that filters work without
 * scripts.
 */
export function FacetLinks({ values, label, selectedLabel = 'chosen' }: FacetLinksProps) {
  const links = useCachedMarkup(
    'values',
    () => [values, selectedLabel],
    () =>
      values.map(({ value, name, count, selected, href }) => (
        <li key={value}>
          <a href={href} rel="nofollow" data-selected={selected || undefined}>
            {selected && (
              <span className="box">
                <Icon name="check" size="s" />
              </span>
            )}
            <span className="name">
              {name}
              {selected && <VisuallyHidden>, {selectedLabel}</VisuallyHidden>}
            </span>
            <span className="count">{` ${count}`}</span>
          </a>
        </li>
      )),
  );
  return <Values aria-label={label} role="list" {...links} />;
}

export type SwatchLinksProps = Shared & {
  /**
   * `colorHex` is `#rrggbb`. Without `colorHex`, the value stands for several colours and its swatch is
   * empty.
   */
  values: readonly (FacetLink & { colorHex?: string | null | undefined })[];
};

/** The values of a colour facet as swatches, each with its accessible name. */
export function SwatchLinks({ values, label, selectedLabel = 'chosen' }: SwatchLinksProps) {
  const links = useCachedMarkup(
    'swatches',
    () => [values, selectedLabel],
    () =>
      values.map(({ value, name, count, selected, colorHex, href }) => (
        <li key={value}>
          <a href={href} rel="nofollow" title={name} data-selected={selected || undefined}>
            <Swatch colour={colorHex ?? 'none'} />
            <VisuallyHidden>
              {[name, selected && selectedLabel, count].filter((part) => part !== false).join(', ')}
            </VisuallyHidden>
          </a>
        </li>
      )),
  );
  return <Swatches aria-label={label} role="list" {...links} />;
}
