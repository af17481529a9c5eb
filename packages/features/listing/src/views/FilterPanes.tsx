import type { Filter, ListingQuery } from '@luxe/contract/query';
import { Swatch } from '@luxe/patterns/swatch';
import { Checkbox } from '@luxe/ui/checkbox';
import { LinkButton } from '@luxe/ui/link-button';
import { RangeSlider } from '@luxe/ui/range-slider';
import { SearchField } from '@luxe/ui/search-field';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useId, useState, type KeyboardEvent } from 'react';
import { copy } from '../copy.ts';
import { priceStep, rupees, type FacetModel, type ListingModel } from '../data/toListingModel.ts';
import { priceKey, withPrice } from '../data/toListingRequest.ts';
import { Foot, Frame, Names, Pane, Panes } from './FilterPanes.styles.ts';

export type FilterPanesProps = {
  model: ListingModel;
  draft: ListingQuery;
  isOn: (filter: Filter) => boolean;
  onToggle: (filter: Filter) => void;
  onPrice: (query: ListingQuery) => void;
  onClear: () => void;
  applyHref: string;
  count: number | undefined;
  onApply: () => void;
};

type Pane = { key: string; name: string; chosen: number; facet?: FacetModel };

/** Facets on the left, the values of one on the right; nothing is applied before the button says so. */
export function FilterPanes(props: FilterPanesProps) {
  const { model, draft } = props;
  const id = useId();
  const panes = toPanes(model, draft);
  const [at, setAt] = useState(0);
  const pane = panes[Math.min(at, panes.length - 1)];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + panes.length) % panes.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Frame>
      <Panes>
        <Names role="tablist" aria-orientation="vertical" aria-label={copy.filter} onKeyDown={move}>
          {panes.map(({ key, name, chosen }, index) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}${key}`}
              aria-selected={index === at}
              aria-controls={`${id}pane`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
            >
              {name}
              {chosen > 0 && <span>{chosen}</span>}
            </button>
          ))}
        </Names>
        <Pane role="tabpanel" id={`${id}pane`} aria-labelledby={`${id}${pane?.key}`} tabIndex={0}>
          {pane?.facet ? (
            <PaneValues key={pane.key} facet={pane.facet} {...props} />
          ) : (
            <PanePrice {...props} />
          )}
        </Pane>
      </Panes>
      <Foot>
        <LinkButton href={props.applyHref} size="l" block onClick={props.onApply}>
          {copy.show(props.count)}
        </LinkButton>
        {draft.filters.length > 0 && (
          <Stack direction="row" justify="center">
            <TextButton tone="quiet" onClick={props.onClear}>
              {copy.clearAll}
            </TextButton>
          </Stack>
        )}
      </Foot>
    </Frame>
  );
}

function toPanes({ facets, price }: ListingModel, draft: ListingQuery): Pane[] {
  const chosen = (key: string) => draft.filters.filter((filter) => filter.key === key).length;
  const panes: Pane[] = facets.map((facet) => ({
    key: facet.key,
    name: facet.name,
    chosen: chosen(facet.key),
    facet,
  }));
  const pricePane = { key: priceKey, name: copy.price, chosen: chosen(priceKey) };
  return price ? [...panes.slice(0, 2), pricePane, ...panes.slice(2)] : panes;
}

const searchFrom = 8;

function PaneValues({ facet, isOn, onToggle }: FilterPanesProps & { facet: FacetModel }) {
  const [typed, setTyped] = useState('');
  const found = facet.values.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <>
      {facet.values.length > searchFrom && (
        <SearchField
          label={copy.findHouse}
          placeholder={copy.findHouse}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul role="list" aria-label={facet.name}>
        {found.map(({ value, name, count, colorHex }) => (
          <li key={value}>
            <Checkbox
              label={
                colorHex ? (
                  <Stack as="span" direction="row" gap={10}>
                    <Swatch colour={colorHex} size="s" />
                    {name}
                  </Stack>
                ) : (
                  name
                )
              }
              detail={count}
              checked={isOn({ key: facet.key, value })}
              onChange={() => onToggle({ key: facet.key, value })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function PanePrice({ model: { price }, draft, isOn, onToggle, onPrice }: FilterPanesProps) {
  const chosen = draft.filters
    .find(({ key }) => key === priceKey)
    ?.value.split('-')
    .map(Number);
  if (!price) return null;
  return (
    <>
      <RangeSlider
        key={chosen?.join() ?? 'all'}
        legend={copy.price}
        min={price.min}
        max={price.max}
        step={priceStep}
        defaultValue={chosen ? [chosen[0] || price.min, chosen[1] || price.max] : [price.min, price.max]}
        format={rupees}
        onValueCommit={(range) => onPrice(withPrice(draft, range))}
      />
      <ul role="list" aria-label={copy.price}>
        {price.presets.map(({ value, name, count }) => (
          <li key={value}>
            <Checkbox
              label={name}
              detail={count}
              checked={isOn({ key: priceKey, value })}
              onChange={() => onToggle({ key: priceKey, value })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
