import { durations } from '@luxe/tokens';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { moveFocus } from '../../focus/moveFocus.ts';

export type NavPanels = {
  /** The NavLinks element, which contains the panels. */
  row: RefObject<HTMLElement | null>;
  /** `href` attribute of the link whose panel is open. */
  open: string | undefined;
  onOpenChange: (href: string | undefined) => void;
  /**
   * Called once when the hook mounts. If the pointer already rests on a link, the result decides whether the
   * panel of that link opens. Default: it opens.
   */
  shouldOpenHovered?: () => boolean;
};

/**
 * Opens and closes the panels of a row of links, one at a time.
 *
 * A panel opens when a pointer has rested on its link for 120 ms, on the first tap and when its opener button
 * is pressed. It also opens on Arrow Down or Space on the link or opener. A pointer that crosses other links
 * on its way into the open panel changes nothing.
 *
 * A panel closes on Escape, when pointer or focus leaves the row, on a press elsewhere, and when the shopper
 * follows a link. After that, the panel of the followed link stays closed until the pointer leaves the link.
 * Other panels stay closed until the pointer moves, because the new page may place another link under a
 * resting pointer.
 *
 * Source: WAI-ARIA practices, Disclosure Navigation; WCAG 1.4.13.
 */
export function useNavPanels({ row, open, onOpenChange, shouldOpenHovered }: NavPanels): void {
  const state = useRef<State>({ open, set: onOpenChange, shouldFocusPanel: false });
  const isLookingRef = useRef(shouldOpenHovered);
  useLayoutEffect(() => {
    state.current.open = open;
    state.current.set = onOpenChange;
    if (open === undefined || !state.current.shouldFocusPanel) return;
    state.current.shouldFocusPanel = false;
    moveFocus(panelOf(linkTo(row.current, open))?.querySelector('a'));
  });
  // A layout effect, because a shopper can press a key as soon as the opener buttons are there.
  useLayoutEffect(
    () => (row.current ? watch(row.current, state.current, isLookingRef.current) : undefined),
    [row],
  );
}

interface State {
  open: string | undefined;
  set: (href: string | undefined) => void;
  /** Whether to focus the panel as soon as it has rendered. */
  shouldFocusPanel: boolean;
}

function watch(strip: HTMLElement, state: State, isLooking = () => true): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;
  /** The link or opener button with which the shopper last opened a panel by key or press. */
  let opener: HTMLElement | undefined;
  /**
   * The last followed link and the pointer position at that press. A pointer that still rests at this
   * position opens no panel.
   */
  let followed: FollowedLink | undefined;

  const set = (href: string | undefined) => {
    clearTimeout(timer);
    if (href !== state.open) state.set(href);
  };
  const setAfterDelay = (href: string | undefined, wait: number) => {
    clearTimeout(timer);
    if (href !== state.open) timer = setTimeout(() => state.set(href), wait);
  };
  const openByKey = (control: HTMLElement, href: string) => {
    opener = control;
    if (state.open === href) moveFocus(panelOf(linkTo(strip, href))?.querySelector('a'));
    else state.shouldFocusPanel = true;
    set(href);
  };

  const rowListeners = {
    pointerover(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const part = partAt(strip, event.target);
      if (followed && isOnFollowedLink(followed, part, event)) return;
      followed = undefined;
      if (!part) return;
      if (isPanel(part)) clearTimeout(timer);
      else setAfterDelay(hrefOf(part), durations.intent);
    },
    pointerleave({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      followed = undefined;
      clearTimeout(timer);
      // Keyboard focus inside keeps the panel open.
      if (!strip.querySelector('[data-nav-panel] :focus-visible')) setAfterDelay(undefined, durations.calm);
    },
    pointerdown({ pointerType }: PointerEvent) {
      isTouch = pointerType === 'touch';
    },
    click(event: MouseEvent) {
      const part = partAt(strip, event.target);
      const href = part && hrefOf(part);
      if (!part) return;
      if (isPanel(part)) {
        if (!(event.target as Element).closest('a')) return;
        followed = { href: state.open, ...pointOf(event) };
        return set(undefined);
      }
      if (part.matches('button')) {
        opener = part;
        return set(state.open === href ? undefined : href);
      }
      // Touch has no hover, so the first tap opens the panel and the second tap follows the link.
      // Enter, whose click event has `detail` 0, follows the link at once.
      const isFirstTap = isTouch && event.detail > 0 && href !== undefined && state.open !== href;
      if (isFirstTap) event.preventDefault();
      else if (event.detail > 0) followed = { href, ...pointOf(event) };
      set(isFirstTap ? href : undefined);
    },
    keydown(event: KeyboardEvent) {
      const part = partAt(strip, event.target);
      const href = part && hrefOf(part);
      if (!part || isPanel(part) || href === undefined) return;
      const isSpace = event.key === ' ' && part.matches('a');
      if (event.key !== 'ArrowDown' && !isSpace) return;
      event.preventDefault();
      openByKey(part, href);
    },
    focusin({ target }: FocusEvent) {
      const part = partAt(strip, target);
      if (!part || isPanel(part) || hrefOf(part) === state.open || strip.matches(':hover')) return;
      set(undefined);
    },
    // The panel closes when the focus leaves the row, unless the pointer is on the row. A press on plain text
    // in the panel also removes the focus, and must not close the panel.
    focusout({ relatedTarget }: FocusEvent) {
      if (!strip.contains(relatedTarget as Node | null) && !strip.matches(':hover')) set(undefined);
    },
  };
  const documentListeners = {
    keydown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      const link = linkTo(strip, state.open);
      const isInside = panelOf(link)?.contains(document.activeElement);
      set(undefined);
      if (isInside) moveFocus(opener && hrefOf(opener) === link?.getAttribute('href') ? opener : link);
    },
    pointerdown({ target }: PointerEvent) {
      if (!strip.contains(target as Node)) set(undefined);
    },
  };

  // This code loads on hover intent, so the pointer may already rest on a link.
  const hoveredLink = strip.querySelector<HTMLElement>(':scope > a:hover');
  if (hoveredLink && !isLooking()) followed = { href: hrefOf(hoveredLink) };
  else if (hoveredLink && matchMedia('(hover: hover)').matches)
    setAfterDelay(hrefOf(hoveredLink), durations.intent);
  const stop = [listen(strip, rowListeners), listen(document, documentListeners)];
  return () => {
    clearTimeout(timer);
    for (const each of stop) each();
  };
}

interface FollowedLink {
  readonly href: string | undefined;
  /** Position of the pointer at the press. Undefined if the press happened before this code loaded. */
  readonly x?: number;
  readonly y?: number;
}

const pointOf = ({ clientX, clientY }: MouseEvent) => ({ x: clientX, y: clientY });

/** Whether the pointer still rests where the shopper followed a link, or is still on that link. */
function isOnFollowedLink(
  { href, x, y }: FollowedLink,
  part: Element | undefined,
  event: PointerEvent,
): boolean {
  const at = pointOf(event);
  if (at.x === x && at.y === y) return true;
  return part !== undefined && href !== undefined && hrefOf(part) === href;
}

function listen(on: EventTarget, listeners: Record<string, (event: never) => void>): () => void {
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of each) on.addEventListener(name, listener);
  return () => each.forEach(([name, listener]) => on.removeEventListener(name, listener));
}

/** The link, opener or panel of the row that contains the target. */
function partAt(strip: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  let at = target instanceof Element ? target : null;
  while (at && at.parentElement !== strip) at = at.parentElement;
  return (at as HTMLElement | null) ?? undefined;
}

const isPanel = (part: Element) => part.hasAttribute('data-nav-panel');
const isOpener = (part: Element | null | undefined) => part?.hasAttribute('data-nav-opener') ?? false;

/** `href` that identifies the panel of a link or opener. Undefined for a link without a panel. */
function hrefOf(part: Element): string | undefined {
  const link = isOpener(part) ? part.previousElementSibling : part;
  return isOpener(link?.nextElementSibling) ? (link?.getAttribute('href') ?? undefined) : undefined;
}

const linkTo = (strip: HTMLElement | null, href: string | undefined): HTMLElement | undefined =>
  href === undefined
    ? undefined
    : (strip?.querySelector<HTMLElement>(`:scope > a[href="${CSS.escape(href)}"]`) ?? undefined);

const panelOf = (link: Element | undefined): Element | undefined => {
  const next = link?.nextElementSibling?.nextElementSibling;
  return next && isPanel(next) ? next : undefined;
};
