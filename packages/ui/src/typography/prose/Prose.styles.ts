import styled, { css, type RuleSet } from 'styled-components';
import type { ProseSize } from './Prose.tsx';

const bySize: Record<ProseSize, RuleSet> = {
  md: css`
    color: var(--lx-color-text-secondary);
  `,
  lg: css`
    font-size: var(--lx-font-size-lg);
    color: var(--lx-color-text-primary);
  `,
  xl: css`
    font-size: var(--lx-font-size-xl);
    color: var(--lx-color-text-primary);
  `,
};

export const Root = styled.div<{ $size: ProseSize }>`
  ${({ $size }) => bySize[$size]}
  max-width: var(--lx-layout-copy);
  line-height: var(--lx-font-line-height-loose);

  > * + * {
    margin-block-start: var(--lx-space-16);
  }

  h2,
  h3,
  h4 {
    color: var(--lx-color-text-primary);
    line-height: 1.2;
  }

  h2,
  h3 {
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-s);
  }

  h4,
  strong,
  b {
    font-weight: var(--lx-font-weight-medium);
    color: var(--lx-color-text-primary);
  }

  > * + h2,
  > * + h3 {
    margin-block-start: var(--lx-space-40);
  }

  em,
  i {
    font-family: var(--lx-font-family-italic);
  }

  ul,
  ol {
    display: grid;
    gap: var(--lx-space-8);
    padding-inline-start: var(--lx-space-20);
  }

  ul {
    list-style: '–  ';
  }

  ol {
    list-style: decimal;
  }

  a {
    color: var(--lx-color-text-primary);
    text-decoration: underline;
    text-decoration-color: var(--lx-color-border-strong);
    text-decoration-thickness: var(--lx-font-underline-thickness);
    text-underline-offset: 0.25em;
  }

  a:hover {
    text-decoration-color: currentColor;
  }

  li > ul,
  li > ol {
    margin-block-start: var(--lx-space-8);
  }

  blockquote {
    padding-inline-start: var(--lx-space-20);
    border-inline-start: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
    font-family: var(--lx-font-family-italic);
    font-size: var(--lx-font-size-lg);
    color: var(--lx-color-text-primary);
  }

  figure > img,
  p > img,
  > img {
    inline-size: 100%;
    block-size: auto;
    background: var(--lx-color-bg-media);
  }

  figcaption,
  caption,
  small {
    font-size: var(--lx-font-size-sm);
  }

  figcaption {
    margin-block-start: var(--lx-space-8);
  }

  caption {
    padding-block-end: var(--lx-space-8);
    text-align: start;
  }

  hr {
    border: 0;
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  dt {
    color: var(--lx-color-text-primary);
  }

  code {
    font-family: inherit;
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* A word breaks only when its column cannot be wider. */
  table {
    inline-size: 100%;
    overflow-wrap: break-word;
  }

  thead th {
    font-weight: var(--lx-font-weight-medium);
    color: var(--lx-color-text-primary);
  }

  th,
  td {
    padding-block: var(--lx-space-8);
    padding-inline-end: var(--lx-space-12);
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    text-align: start;
    vertical-align: top;
    font-weight: var(--lx-font-weight-regular);
  }
`;
