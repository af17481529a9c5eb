import { media } from '@luxe/tokens';
import styled from 'styled-components';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

/**
 * A section of one letter, with its names in columns beside the letter. The letter takes a quarter of the
 * width, but only a narrow column on phones.
 */
export const Letter = styled.section`
  display: grid;
  grid-template-columns: var(--lx-size-control-l) minmax(0, 1fr);
  gap: var(--lx-layout-page-gutter);
  align-items: start;
  padding-block: var(--lx-space-24);
  border-block-end: ${line};
  /* Height of the sticky LetterJump bar. The scroll padding of the root already contains the header. */
  scroll-margin-block-start: var(--lx-size-target-min);

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--lx-size-search)), 1fr));
    gap: 0 var(--lx-layout-page-gutter);
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: var(--lx-space-6);
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-s);
    line-height: var(--lx-font-line-height-title);
    overflow-wrap: anywhere;
    text-decoration-color: transparent;
  }
  /* An inline block is not underlined with the link. */
  .count {
    display: inline-block;
    margin-inline-start: var(--lx-space-8);
    color: var(--lx-color-text-tertiary);
    font-family: var(--lx-font-family-text);
    font-size: var(--lx-font-size-xs);
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.hover} {
    a:hover {
      text-decoration-line: underline;
      text-decoration-color: currentColor;
    }
  }
  ${media.from1024} {
    grid-template-columns: 1fr 3fr;
    padding-block: var(--lx-space-32);
  }
`;
