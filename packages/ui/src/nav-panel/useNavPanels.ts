import { durations } from '@luxe/tokens';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { moveFocus } from '../focus/moveFocus.ts';

export type NavPanels = {
  /** The NavLinks with the panels among them. */
  strip: RefObject<HTMLElement | null>;
  /** The link whose panel is open, by its `href` as written. */
  open: string | undefined;
  onOpenChange: (href: string | undefined) => void;
  /** Whether a pointer that rests on a link as this begins is there to look. Asked once; yes without it. */
  isLooking?: () => boolean;
};

/**
 * When the panels of a row of links open: a pointer has rested on a link for 120 ms, a finger has tapped it once, its opener is pressed, or Down
 * or Space on either. One at a time; a pointer that crosses other links on its way into the panel changes nothing. They close on Escape, on
 * leaving, on a press elsewhere and when a link is followed: then its own stays closed until the pointer has been elsewhere, and another's until
 * the pointer moves, as a new page may come to lie under it. Source: WAI-ARIA practices, Disclosure Navigation; WCAG 1.4.13.
 */
export function useNavPanels({ strip, open, onOpenChange, isLooking }: NavPanels): void {
  const state = useRef<State>({ open, set: onOpenChange, entered: false });
  const begin = useRef(isLooking);
  useLayoutEffect(() => {
    state.current.open = open;
    state.current.set = onOpenChange;
    if (open === undefined || !state.current.entered) return;
    state.current.entered = false;
    moveFocus(panelOf(linkTo(strip.current, open))?.querySelector('a'));
  });
  useEffect(() => (strip.current ? watch(strip.current, state.current, begin.current) : undefined), [strip]);
}

interface State {
  open: string | undefined;
  set: (href: string | undefined) => void;
  /** The focus is to go into the panel as soon as it is there. */
  entered: boolean;
}

function watch(strip: HTMLElement, state: State, isLooking = () => true): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFinger = false;
  /** What opened the panel by key: the link or its opener. */
  let opener: HTMLElement | undefined;
  /** A link that was followed by a press, and where the pointer was then: it may rest there, and is not there to look. */
  let followed: Followed | undefined;

  const set = (href: string | undefined) => {
    clearTimeout(timer);
    if (href !== state.open) state.set(href);
  };
  const settle = (href: string | undefined, wait: number) => {
    clearTimeout(timer);
    if (href !== state.open) timer = setTimeout(() => state.set(href), wait);
  };
  const openByKey = (by: HTMLElement, href: string) => {
    opener = by;
    if (state.open === href) moveFocus(panelOf(linkTo(strip, href))?.querySelector('a'));
    else state.entered = true;
    set(href);
  };

  const on = {
    pointerover(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const part = partAt(strip, event.target);
      if (followed && isDone(followed, part, event)) return;
      followed = undefined;
      if (!part) return;
      if (isPanel(part)) clearTimeout(timer);
      else settle(hrefOf(part), durations.intent);
    },
    pointerleave({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      followed = undefined;
      clearTimeout(timer);
      // Who is in it by key stays in it.
      if (!strip.querySelector('[data-nav-panel] :focus-visible')) settle(undefined, durations.calm);
    },
    pointerdown({ pointerType }: PointerEvent) {
      isFinger = pointerType === 'touch';
    },
    click(event: MouseEvent) {
      const part = partAt(strip, event.target);
      const href = part && hrefOf(part);
      if (!part) return;
      if (isPanel(part)) {
        if (!(event.target as Element).closest('a')) return;
        followed = { href: state.open, ...placeOf(event) };
        return set(undefined);
      }
      if (part.matches('button')) {
        opener = part;
        return set(state.open === href ? undefined : href);
      }
      // A finger cannot point: its first tap is a look, its second one follows the link. Enter (detail 0) follows it at once.
      const isLook = isFinger && event.detail > 0 && href !== undefined && state.open !== href;
      if (isLook) event.preventDefault();
      else if (event.detail > 0) followed = { href, ...placeOf(event) };
      set(isLook ? href : undefined);
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
    // A press on words inside takes the focus away, too: the pointer is still there.
    focusout({ relatedTarget }: FocusEvent) {
      if (!strip.contains(relatedTarget as Node | null) && !strip.matches(':hover')) set(undefined);
    },
  };
  const onPage = {
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

  // What listens came on intent, so the pointer may rest here already.
  const under = strip.querySelector<HTMLElement>(':scope > a:hover');
  if (under && !isLooking()) followed = { href: hrefOf(under) };
  else if (under && matchMedia('(hover: hover)').matches) settle(hrefOf(under), durations.intent);
  const stop = [listen(strip, on), listen(document, onPage)];
  return () => {
    clearTimeout(timer);
    for (const each of stop) each();
  };
}

interface Followed {
  readonly href: string | undefined;
  /** Not known of a press that came before what listens. */
  readonly x?: number;
  readonly y?: number;
}

const placeOf = ({ clientX, clientY }: MouseEvent) => ({ x: clientX, y: clientY });

/** The pointer is still on the link that was followed, or has not moved since: what lies under it now came there by itself. */
function isDone({ href, x, y }: Followed, part: Element | undefined, event: PointerEvent): boolean {
  const at = placeOf(event);
  if (at.x === x && at.y === y) return true;
  return part !== undefined && href !== undefined && hrefOf(part) === href;
}

function listen(on: EventTarget, listeners: Record<string, (event: never) => void>): () => void {
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of each) on.addEventListener(name, listener);
  return () => each.forEach(([name, listener]) => on.removeEventListener(name, listener));
}

/** The link, opener or panel of the row that something is in. */
function partAt(strip: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  let at = target instanceof Element ? target : null;
  while (at && at.parentElement !== strip) at = at.parentElement;
  return (at as HTMLElement | null) ?? undefined;
}

const isPanel = (part: Element) => part.hasAttribute('data-nav-panel');
const isOpener = (part: Element | null | undefined) => part?.hasAttribute('data-nav-opener') ?? false;

/** Whose panel a link or an opener opens; undefined for a link without one. */
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
