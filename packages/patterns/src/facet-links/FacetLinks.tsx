import { Icon } from '@luxe/ui/icon';
import { useKeptMarkup } from '@luxe/ui/kept-markup';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Swatch } from '../swatch/Swatch.tsx';
import { Swatches, Values } from './FacetLinks.styles.ts';

export interface FacetLink {
  /** Different for each value of a facet. */
  value: string;
  name: string;
  /** Products it would leave. */
  count: number;
  selected: boolean;
  /** The list with this value, or without it where it is chosen. */
  href: string;
}

type Shared = {
  /** Names the list: "Material". */
  label: string;
  /** Said after the name of a value that is chosen. Default "chosen". */
  chosenLabel?: string;
};

export type FacetLinksProps = Shared & { values: readonly FacetLink[] };

/** The values of a facet, to choose several of: each a link to the list with or without it, so that it works without a script. */
export function FacetLinks({ values, label, chosenLabel = 'chosen' }: FacetLinksProps) {
  const links = useKeptMarkup(
    'values',
    () => [values, chosenLabel],
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
              {selected && <VisuallyHidden>, {chosenLabel}</VisuallyHidden>}
            </span>
            <span className="count">{` ${count}`}</span>
          </a>
        </li>
      )),
  );
  return <Values aria-label={label} role="list" {...links} />;
}

export type SwatchLinksProps = Shared & {
  /** `colorHex`: the colour as `#rrggbb`; without it the swatch says "no one colour". */
  values: readonly (FacetLink & { colorHex?: string | null | undefined })[];
};

/** The same for colours: swatches, each with its name. */
export function SwatchLinks({ values, label, chosenLabel = 'chosen' }: SwatchLinksProps) {
  const links = useKeptMarkup(
    'swatches',
    () => [values, chosenLabel],
    () =>
      values.map(({ value, name, count, selected, colorHex, href }) => (
        <li key={value}>
          <a href={href} rel="nofollow" title={name} data-selected={selected || undefined}>
            <Swatch colour={colorHex ?? 'none'} />
            <VisuallyHidden>
              {[name, selected && chosenLabel, count].filter((part) => part !== false).join(', ')}
            </VisuallyHidden>
          </a>
        </li>
      )),
  );
  return <Swatches aria-label={label} role="list" {...links} />;
}
