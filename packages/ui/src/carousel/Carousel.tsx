import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { KeptProps } from '../kept-markup/KeptMarkup.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Buttons, Frame, Head, Side, Track } from './Carousel.styles.ts';
import { turned } from './strip.ts';
import { useStrip } from './useStrip.ts';

/**
 * `product`: four to a row by the width the carousel has, three from 600, two and a bit below; each item has exactly four parts, which share
 * lines. `card`: the same columns, parts as they come. `full`: one at a time, across.
 */
export type CarouselLayout = 'product' | 'card' | 'full';

export type CarouselWords = {
  previous: string;
  next: string;
  /** Said after a turn; `first` and `last` count from 1. */
  position: (first: number, last: number, count: number) => string;
};

const english: CarouselWords = {
  previous: 'Previous',
  next: 'Next',
  position: (first, last, count) =>
    first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
};

/** The items, `<li>` elements, are its children, or HTML that was kept of them. */
export type CarouselProps = KeptProps & {
  /** Names it where it has no heading. */
  label?: string;
  /** Its heading, at the start of the line above it; give it `headingId` as its `id`, and it names the carousel. */
  heading?: ReactNode;
  /** The `id` of the heading. */
  headingId?: string;
  /** A link to all of it, at the end of the line above. */
  link?: ReactNode;
  /** Default `product`. */
  layout?: CarouselLayout;
  /** How many items there are. */
  count: number;
  /** The items are shapes of what is on its way: hidden from assistive technology, with nothing to turn. */
  busy?: boolean;
  words?: CarouselWords;
  className?: string;
};

/**
 * Things side by side, more than fit. A native scroller that snaps: touch, wheel, keys and no script at all move it; with script, and only
 * where something is out of view, it has two buttons, which stop at the ends. It never moves by itself. The cut last item says that there
 * is more. Source: WAI-ARIA practices, Carousel (without auto-rotation).
 */
export function Carousel({
  label,
  heading,
  headingId,
  link,
  layout = 'product',
  count,
  busy = false,
  words = english,
  className,
  ...items
}: CarouselProps) {
  const listId = useId();
  const { strip, seen, look, goTo } = useStrip<HTMLUListElement>(count);
  // Scrolling by hand is silent: only a turn that was asked for is announced.
  const [hasTurned, setTurned] = useState(false);
  const hasMore = !busy && !(seen.isAtStart && seen.isAtEnd);

  const turn = (by: 1 | -1) => {
    setTurned(true);
    goTo(turned(look(), count, by));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetOf(event, look().first, count);
    // Keys of what is inside belong to it.
    if (to === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    setTurned(true);
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
        <Head>
          {heading}
          <Side>
            {hasMore && (
              <Buttons>
                <IconButton
                  icon="chevron-left"
                  label={words.previous}
                  aria-controls={listId}
                  aria-disabled={seen.isAtStart}
                  onClick={() => !seen.isAtStart && turn(-1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={words.next}
                  aria-controls={listId}
                  aria-disabled={seen.isAtEnd}
                  onClick={() => !seen.isAtEnd && turn(1)}
                />
              </Buttons>
            )}
            {link}
          </Side>
        </Head>
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
        {hasTurned && words.position(seen.first + 1, seen.last + 1, count)}
      </VisuallyHidden>
    </Frame>
  );
}

/** Where a key leads while the strip itself has the focus. */
function targetOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, first: number, count: number) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowLeft') return Math.max(first - 1, 0);
  if (key === 'ArrowRight') return Math.min(first + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
