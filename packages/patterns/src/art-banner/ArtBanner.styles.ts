import { media } from '@luxe/tokens';
import styled, { keyframes } from 'styled-components';
import { shownHeight } from './focusPosition.ts';

/** The picture settles once. Its edges stay outside of the frame. */
const drift = keyframes`
  from { transform: scale(1.02); }
`;

/**
 * The banner. It always uses the dark theme, because its text is on a picture. The positions are those of the
 * picture in its area. They are part of the style rule, because the content security policy forbids style
 * attributes.
 */
export const Frame = styled.div<{ $tall: string; $wide: string }>`
  position: relative;
  display: flex;
  align-items: flex-end;
  overflow: hidden;
  min-block-size: var(--lx-size-hero);
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);

  ${media.from1024} {
    min-block-size: calc(var(--lx-size-hero) + var(--lx-space-120));
  }

  /* The object ends at three quarters of the width. The text starts below it, on the dark background. */
  img {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: 100%;
    block-size: ${shownHeight}vw;
    object-fit: cover;
    object-position: ${({ $tall }) => $tall};
    animation: ${drift} var(--lx-duration-reveal) var(--lx-easing-out);
  }
  ${media.from1024} {
    img {
      block-size: 100%;
      object-position: ${({ $wide }) => $wide};
    }
  }

  /* Printed text is dark, so it stands below the picture. */
  @media print {
    display: block;
    min-block-size: 0;

    img {
      position: static;
      block-size: auto;
    }
  }
`;

/** Darkens the picture behind the text: from below on phones, from the left on desktops. */
export const Content = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-self: stretch;
  inline-size: 100%;
  padding-block: 89.5vw var(--lx-space-36);
  background: linear-gradient(180deg, transparent 74vw, var(--lx-color-bg-page) ${shownHeight}vw);

  ${media.from1024} {
    padding-block: var(--lx-space-64);
    background: linear-gradient(90deg, var(--lx-color-bg-scrim) 35%, transparent 80%);
  }

  @media print {
    padding-block: var(--lx-space-24) 0;
    background: none;
  }
`;
