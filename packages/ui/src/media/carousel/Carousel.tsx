import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { CachedMarkupProps } from '../../cached-markup/useCachedMarkup.ts';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Buttons, Frame, Header, Side, Track } from './Carousel.styles.ts';
import { pageTarget } from './strip.ts';
import { useScrollStrip } from './useScrollStrip.ts';

/**
 * Columns by the width of the carousel. `product`: four from 960 px, about three from 600 px, about two
 * below. Each item has exactly four parts, which share rows. `card`: the same columns without shared rows.
 * `full`: one item at a time.
 */
export type CarouselLayout = 'product' | 'card' | 'full';

export type CarouselLabels = {
  previous: string;
  next: string;
  /** Announced after a scroll by button or key; `first` and `last` count from 1. */
  position: (first: number, last: number, count: number) => string;
};

const english: CarouselLabels = {
  previous: 'Previous',
  next: 'Next',
  position: (first, last, count) =>
    first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
};

/** The children are `<li>` elements, or their cached HTML. */
export type CarouselProps = CachedMarkupProps & {
  /** Accessible name of a carousel without a heading. */
  label?: string;
  /** Heading at the start of the header. With `headingId` as its `id`, it names the carousel. */
  heading?: ReactNode;
  /** The `id` of the heading. */
  headingId?: string;
  /** Link to the full list, at the end of the header. */
  link?: ReactNode;
  /** Default `product`. */
  layout?: CarouselLayout;
  /** Number of items. */
  count: number;
  /** Receives the list element. */
  list?: RefObject<HTMLUListElement | null>;
  /** Whether the items are skeletons: hidden from assistive technology, without buttons. */
  busy?: boolean;
  labels?: CarouselLabels;
  className?: string;
};

/**
 * A row of items that scrolls horizontally and snaps. Touch, wheel and keys scroll it without scripts. With
 * scripts, it also has two buttons from 600 px if some items are out of view. Each button is disabled at its
 * end of the row. The carousel never moves by itself. The clipped last item shows that there is more. Source:
 * WAI-ARIA practices, Carousel (without auto-rotation).
 */
export function Carousel({
  label,
  heading,
  headingId,
  link,
  layout = 'product',
  count,
  list,
  busy = false,
  labels = english,
  className,
  ...items
}: CarouselProps) {
  const listId = useId();
  const ownList = useRef<HTMLUListElement>(null);
  const strip = list ?? ownList;
  const { inView, measureNow, goTo } = useScrollStrip(strip, count);
  // Only a scroll by button or key is announced. Scrolling by touch or wheel is silent.
  const [hasPaged, setPaged] = useState(false);
  const hasMore = !busy && !(inView.isAtStart && inView.isAtEnd);

  const scrollPage = (by: 1 | -1) => {
    setPaged(true);
    goTo(pageTarget(measureNow(), count, by));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetIndexOf(event, measureNow().first, count);
    // A key pressed inside an item does not scroll the list: the item handles it.
    if (to === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    setPaged(true);
    goTo(to);
  };

  return (
    <Frame
      aria-label={label}
      aria-labelledby={headingId}
      aria-roledescription="carousel"
      aria-busy={busy || undefined}
      className={className}
    >
      {(heading !== undefined || link !== undefined || hasMore) && (
        <Header>
          {heading}
          <Side>
            {hasMore && (
              <Buttons>
                <IconButton
                  icon="chevron-left"
                  label={labels.previous}
                  aria-controls={listId}
                  aria-disabled={inView.isAtStart}
                  onClick={() => !inView.isAtStart && scrollPage(-1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={labels.next}
                  aria-controls={listId}
                  aria-disabled={inView.isAtEnd}
                  onClick={() => !inView.isAtEnd && scrollPage(1)}
                />
              </Buttons>
            )}
            {link}
          </Side>
        </Header>
      )}
      <Track
        ref={strip}
        id={listId}
        role="list"
        aria-hidden={busy || undefined}
        $layout={layout}
        tabIndex={hasMore ? 0 : undefined}
        onKeyDown={onKeyDown}
        {...items}
      />
      <VisuallyHidden as="div" aria-live="polite">
        {hasPaged && labels.position(inView.first + 1, inView.last + 1, count)}
      </VisuallyHidden>
    </Frame>
  );
}

/** Index that a key scrolls to while the list itself has focus. Undefined for other keys. */
function targetIndexOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, first: number, count: number) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowLeft') return Math.max(first - 1, 0);
  if (key === 'ArrowRight') return Math.min(first + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
