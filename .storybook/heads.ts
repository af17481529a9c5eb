import { storybookThemes } from './docs/storybookThemes.ts';

const { dark } = storybookThemes;

/** Fonts and brand of Storybook's user interface. */
export const managerHead = `<style>
  @font-face {
    font-family: 'Anek';
    src: url('./fonts/anek-400-latin.woff2') format('woff2');
    font-weight: 400;
    font-display: swap;
  }
  @font-face {
    font-family: 'Anek';
    src: url('./fonts/anek-600-latin.woff2') format('woff2');
    font-weight: 600 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Luxe Caslon';
    src: url('./fonts/caslon-display-latin.woff2') format('woff2');
    font-display: swap;
  }
  .luxe-brand {
    display: inline-block;
    color: ${dark.textColor};
    text-decoration: none;
    font: 400 20px/1.2 'Luxe Caslon', Georgia, serif;
    letter-spacing: 0.22em;
  }
  .luxe-brand small {
    display: block;
    margin-top: 4px;
    color: ${dark.textMutedColor};
    font: 400 12px/1.3 'Anek', Arial, sans-serif;
    letter-spacing: 0;
  }
  .luxe-status {
    margin-inline-start: 8px;
    color: ${dark.textMutedColor};
    font-size: 11px;
  }
  .luxe-status[data-status='deprecated'] {
    text-decoration: line-through;
  }
  /* The accent colour marks; it never fills. */
  .sidebar-item[data-selected='true'],
  .sidebar-item[data-selected='true']:hover {
    background: ${dark.appHoverBg} !important;
    box-shadow: inset 2px 0 ${dark.colorSecondary};
    color: ${dark.textColor} !important;
  }
</style>`;

/** Keeps the preview dark until its tokens have loaded. */
export const previewHead = `<style>
  html,
  body,
  .sb-wrapper {
    background: ${dark.appContentBg} !important;
  }
  html[data-theme],
  html[data-theme] body {
    background: var(--lx-color-bg-page) !important;
  }
</style>`;
