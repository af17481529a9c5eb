import { media } from '@luxe/tokens';
import styled, { keyframes } from 'styled-components';

const settle = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--lx-size-move))); }
`;

/**
 * A button that opens the panel by keyboard or assistive technology, visible only while focused. It lies in
 * the gap after its link and takes no space. It ignores the pointer, because a pointer on the link already
 * opens the panel.
 */
export const Opener = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: center;
  inline-size: var(--lx-size-target-floor);
  block-size: var(--lx-size-target-floor);
  margin-inline-end: calc(-1 * var(--lx-size-target-floor));
  /* Cancels the gap of NavLinks, which would otherwise be on both sides of the opener. */
  margin-inline-start: calc(-1 * clamp(var(--lx-space-12), 3vw - var(--lx-space-18), var(--lx-space-24)));
  pointer-events: none;
  opacity: 0;

  &:focus-visible {
    position: relative;
    background: var(--lx-color-bg-page);
    opacity: 1;
  }
  a:has(+ &[aria-expanded='true'])::after {
    block-size: var(--lx-border-width-hair);
    background: var(--lx-color-text-primary);
  }
`;

/**
 * The panel, as wide as the bar above it. A large box shadow dims the page; a clip path cuts the shadow off
 * above the panel, so that the bar is not dimmed.
 */
export const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - var(--lx-nav-offset-current));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--lx-space-48) var(--lx-space-56);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-raised);
  font-size: var(--lx-font-size-md);
  white-space: normal;
  box-shadow: 0 0 0 100vmax var(--lx-color-bg-scrim);
  clip-path: inset(0 0 -100vmax);

  /* No entry animation when another panel was open before. */
  &:not([data-moved]) > * {
    animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
  }
`;

export const Column = styled.div`
  min-inline-size: 0;

  h3 {
    padding-block-end: var(--lx-space-14);
    color: var(--lx-color-text-tertiary);
    font-size: var(--lx-font-size-xs);
    font-weight: var(--lx-font-weight-regular);
  }
  ul {
    column-gap: var(--lx-layout-page-gutter);
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-block;
    padding-block: var(--lx-space-6);
    text-underline-offset: 0.32em;
    text-decoration-thickness: var(--lx-font-underline-thickness);
  }
  ${media.coarse} {
    a {
      padding-block: var(--lx-space-10);
    }
  }
  ${media.hover} {
    a:hover {
      text-decoration-line: underline;
    }
  }
`;
