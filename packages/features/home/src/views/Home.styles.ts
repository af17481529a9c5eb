import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const HeroCopy = styled.div<{ $narrow?: boolean }>`
  max-inline-size: ${({ $narrow }) => ($narrow ? '25em' : 'var(--lx-layout-measure)')};
`;

/** The houses, as one sentence in Caslon. */
export const Wall = styled.p`
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-l);
  line-height: 1.24;
  letter-spacing: -0.01em;
  text-wrap: pretty;

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: var(--lx-font-underline-thickness);
    text-underline-offset: 0.18em;
  }
  .house {
    white-space: nowrap;
  }
  .quiet {
    color: var(--lx-color-text-tertiary);
  }
`;

/** Six columns against five, an empty one between; below each other on phones. */
export const Split = styled.div<{ $flipped: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-32);

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--lx-layout-page-gutter);

    > :first-child {
      grid-column: ${({ $flipped }) => ($flipped ? '8 / 13' : '1 / 6')};
      grid-row: 1;
    }
    > :last-child {
      grid-column: ${({ $flipped }) => ($flipped ? '1 / 7' : '7 / 12')};
      grid-row: 1;
      align-self: end;
    }
  }
`;

export const Categories = styled.ul`
  position: relative;

  > li {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
  > li:last-child {
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
  > li > a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--lx-space-16);
    padding-block: var(--lx-space-16);
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-m);
    line-height: var(--lx-font-line-height-title);
    transition: padding var(--lx-transition-hover);
  }
  .count {
    color: var(--lx-color-text-secondary);
    font-family: var(--lx-font-family-text);
    font-size: var(--lx-font-size-xs);
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${media.from1024} {
    min-block-size: var(--lx-layout-form);
    padding-inline-end: 50%;
  }
  ${media.hover} {
    > li:hover > a {
      padding-inline-start: var(--lx-space-14);
    }
  }
`;

/** Stands beside the list: the first category's at first, then that of the one under the pointer. Not shown, so not loaded, before that. */
export const CategoryPicture = styled.div`
  display: none;

  ${media.from1024} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 41.67%;
    transition: opacity var(--lx-transition-layer);

    li:first-child > &,
    li:hover > &,
    li:focus-within > & {
      display: block;
      opacity: 1;

      @starting-style {
        opacity: 0;
      }
    }
  }
`;

export const Ground = styled.section`
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);
`;

export const GroundInside = styled.div`
  padding-block: var(--lx-space-56);

  ${media.from1024} {
    padding-block: var(--lx-space-80) var(--lx-space-96);
  }
`;

export const Prosaic = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;

/** Four beside each other from 1024, two on tablets; the name of each on a line of its own. */
export const Notes = styled.div`
  section > * {
    max-inline-size: none;
  }

  ul {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--lx-space-20) var(--lx-layout-page-gutter);
    padding: var(--lx-space-24) 0 0;
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    list-style: none;
    font-size: var(--lx-font-size-sm);
  }

  li > strong,
  li > a:has(strong) {
    display: block;
    inline-size: fit-content;
    margin-block-end: var(--lx-space-4);
  }

  ${media.from640} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.from1024} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
