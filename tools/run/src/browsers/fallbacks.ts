interface Fallback {
  /** What a browser without the feature shows or does. */
  readonly without: string;
  /**
   * The test of the fallback, as `file: title`. Undefined when the missing feature changes only appearance or
   * speed, which needs no test.
   */
  readonly test?: string;
}

const anchorPositioning: Fallback = {
  without: 'a list under a field is positioned in the flow of its layer',
  test: 'packages/ui/src/forms/combobox/Combobox.test.tsx: filters while typing, selects with Enter and reports the value',
};
const lazyLayout: Fallback = { without: 'the complete page is laid out at once, which takes longer' };
const scrollbars: Fallback = {
  without: '::-webkit-scrollbar hides the bar',
  test: 'packages/tokens/lint/engineLint.test.ts: rejects a declaration that WebKit ignores',
};
const autoGrow: Fallback = { without: 'a text area has a fixed number of rows and scrolls, or is larger' };
const forcedColours: Fallback = { without: 'the browser has no forced colours' };

/**
 * Features that the shop uses although a supported browser lacks them. The lint fails on any other use and on
 * an unneeded entry.
 */
export const fallbacks: Readonly<Record<string, Fallback>> = {
  '::selection': { without: 'selected text has the colours of the system' },
  ':popover-open': anchorPositioning,
  '<fetchpriority>': { without: 'a picture is fetched in page order' },
  '@starting-style': { without: 'a layer appears at once instead of fading in' },
  'Element.checkVisibility': {
    without:
      'hidden and inert are still detected; an element hidden by CSS rejects the focus, and the next one is tried',
    test: 'packages/ui/src/focus/preserveFocus.test.tsx: when the focused control becomes %s, focus moves to the element around the control',
  },
  'HTMLElement.hidePopover': anchorPositioning,
  'HTMLElement.popover': anchorPositioning,
  'HTMLElement.showPopover': anchorPositioning,
  'Navigator.share': {
    without: 'the address is copied',
    test: 'packages/features/product/src/ProductScreen.stories.tsx: export const Shared',
  },
  'StorageManager.estimate': { without: 'the offer to install names no size' },
  'anchor-name': anchorPositioning,
  'anchor-scope': anchorPositioning,
  'break-after: avoid': { without: 'a heading may be the last line of a printed page' },
  'contain-intrinsic-block-size': lazyLayout,
  'content-visibility': lazyLayout,
  'content-visibility: auto': lazyLayout,
  'field-sizing': autoGrow,
  'field-sizing: content': autoGrow,
  'forced-color-adjust': forcedColours,
  'forced-color-adjust: none': forcedColours,
  'inline-size: fit-content': { without: 'a title is as wide as its column' },
  'overflow-clip-margin': lazyLayout,
  'position-anchor': anchorPositioning,
  'position-area': anchorPositioning,
  'position-area: block-end': anchorPositioning,
  'position-area: span-inline-end': anchorPositioning,
  'position-try-fallbacks': anchorPositioning,
  'position-try-fallbacks: flip-block': anchorPositioning,
  'position-try-fallbacks: flip-inline': anchorPositioning,
  'print-color-adjust: exact': {
    without: '-webkit-print-color-adjust precedes it; browsers without either save ink',
  },
  resize: autoGrow,
  'resize: vertical': autoGrow,
  'scrollbar-color': { without: 'scroll bars have the colours of the system' },
  'scrollbar-width': scrollbars,
  'scrollbar-width: none': scrollbars,
  'text-size-adjust': {
    without: '-webkit-text-size-adjust precedes it; desktop browsers do not adjust text',
  },
  'text-wrap': { without: 'a heading breaks where its line is full' },
  'text-wrap: balance': { without: 'a heading breaks where its line is full' },
  'text-wrap: pretty': { without: 'the last line may be a single word' },
};
