interface Fallback {
  /** What becomes of it in a browser that lacks it. */
  readonly without: string;
  /** `file: words of its test`; left out where the page is the same but for what is named. */
  readonly test?: string;
}

const anchored: Fallback = {
  without: 'what opens under a field hangs under it, in the flow of its layer',
  test: 'packages/ui/src/combobox/Combobox.test.tsx: narrows while typing, chooses with Enter and gives the value',
};
const idle: Fallback = {
  without: 'the task runs after the present one',
  test: 'packages/ui/src/layer/whenIdle.test.ts: does it after the present task where a browser cannot tell when it is idle',
};
const late: Fallback = { without: 'all of a page is laid out at once, which takes longer' };
const scrollbars: Fallback = {
  without: '::-webkit-scrollbar hides the bar',
  test: 'packages/tokens/lint/engineLint.test.ts: refuses what WebKit drops',
};
const growing: Fallback = { without: 'a text area keeps its rows and scrolls, or is drawn larger' };
const forced: Fallback = { without: 'the browser has no forced colours to adjust to' };

/** What the shop asks for although a supported browser lacks it. The lint fails on any other use, and on an entry that is not needed. */
export const fallbacks: Readonly<Record<string, Fallback>> = {
  '::selection': { without: 'selected text has the colours of the system' },
  ':popover-open': anchored,
  '<fetchpriority>': { without: 'a picture is fetched in the order of the page' },
  '@starting-style': { without: 'a layer appears at once instead of fading in' },
  'Element.checkVisibility': {
    without:
      'hidden and inert are still found; a place that styles alone hide does not take the focus, and the next one is asked',
    test: 'packages/ui/src/focus/keepFocus.test.tsx: the focus of a control that is now %s goes on too',
  },
  'HTMLElement.hidePopover': anchored,
  'HTMLElement.popover': anchored,
  'HTMLElement.showPopover': anchored,
  'Navigator.share': {
    without: 'the address is copied',
    test: 'packages/features/product/src/ProductScreen.stories.tsx: export const Shared',
  },
  'anchor-name': anchored,
  'anchor-scope': anchored,
  cancelIdleCallback: idle,
  'contain-intrinsic-block-size': late,
  'content-visibility': late,
  'content-visibility: auto': late,
  'field-sizing': growing,
  'field-sizing: content': growing,
  'forced-color-adjust': forced,
  'forced-color-adjust: none': forced,
  'inline-size: fit-content': { without: 'a title is as wide as its column' },
  'interpolate-size': { without: 'a sheet changes its height at once' },
  'interpolate-size: allow-keywords': { without: 'a sheet changes its height at once' },
  'overflow-clip-margin': late,
  'position-anchor': anchored,
  'position-area': anchored,
  'position-area: block-end': anchored,
  'position-area: span-inline-end': anchored,
  'position-try-fallbacks': anchored,
  'position-try-fallbacks: flip-block': anchored,
  'position-try-fallbacks: flip-inline': anchored,
  requestIdleCallback: idle,
  resize: growing,
  'resize: vertical': growing,
  'scrollbar-color': { without: 'scroll bars have the colours of the system' },
  'scrollbar-width': scrollbars,
  'scrollbar-width: none': scrollbars,
  'text-size-adjust': { without: '-webkit-text-size-adjust stands before it; desktops do not adjust text' },
  'text-wrap': { without: 'lines of a heading break where they are full' },
  'text-wrap: balance': { without: 'lines of a heading break where they are full' },
  'text-wrap: pretty': { without: 'a last line may be one word' },
};
