import { Swatch } from '@luxe/patterns/swatch';
import { Icon } from '@luxe/ui/icon';
import { useLinkComponent } from '@luxe/ui/link-provider';
import { SearchField } from '@luxe/ui/search-field';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { FacetModel, FacetValueModel } from '../data/toListingModel.ts';
import { More, Swatches, Values } from './Facets.styles.ts';

/** Values shown before the list is cut. */
const shownFirst = 8;

/** The values of a facet, each a link to the list with or without it. Works without a script. */
export function FacetValues({ facet }: { facet: FacetModel }) {
  if (facet.kind === 'colour') return <ColourValues values={facet.values} />;
  if (facet.values.length <= shownFirst + 1) return <ValueList values={facet.values} label={facet.name} />;
  return <LongValues facet={facet} />;
}

/** The first eight and all that are chosen; the rest behind a line that says how many there are, with a search inside. */
function LongValues({ facet }: { facet: FacetModel }) {
  const [typed, setTyped] = useState('');
  const first = facet.values.filter(({ selected }, at) => selected || at < shownFirst);
  const found = facet.values.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const what = facet.kind === 'house' ? copy.houses : facet.name.toLowerCase();
  return (
    <>
      <ValueList values={first} label={facet.name} />
      <More>
        <summary>{copy.all(facet.values.length, what)}</summary>
        <SearchField
          label={copy.findHouse}
          placeholder={copy.findHouse}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onClear={() => setTyped('')}
        />
        {found.length > 0 ? (
          <ValueList values={found} label={copy.all(facet.values.length, what)} />
        ) : (
          <Text size="sm" tone="secondary">
            {copy.noHouse}
          </Text>
        )}
      </More>
    </>
  );
}

export function ValueList({ values, label }: { values: readonly FacetValueModel[]; label: string }) {
  const Link = useLinkComponent();
  return (
    <Values aria-label={label} role="list">
      {values.map(({ value, name, count, selected, href }) => (
        <li key={value}>
          <Link href={href} rel="nofollow" data-selected={selected || undefined}>
            <span className="box">{selected && <Icon name="check" size="s" />}</span>
            <span className="name">
              {name}
              {selected && <VisuallyHidden>, {copy.chosen}</VisuallyHidden>}
            </span>
            <span className="count"> {count}</span>
          </Link>
        </li>
      ))}
    </Values>
  );
}

function ColourValues({ values }: { values: readonly FacetValueModel[] }) {
  const Link = useLinkComponent();
  return (
    <Swatches role="list">
      {values.map(({ value, name, count, selected, colorHex, href }) => (
        <li key={value}>
          <Link href={href} rel="nofollow" title={name} data-selected={selected || undefined}>
            <Swatch colour={colorHex ?? 'none'} />
            <VisuallyHidden>
              {name}
              {selected && `, ${copy.chosen}`}, {count}
            </VisuallyHidden>
          </Link>
        </li>
      ))}
    </Swatches>
  );
}
