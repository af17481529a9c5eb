import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** The banner. It always uses the dark theme, because its text is on a picture. */
export const Frame = styled.div`
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

  /* In the crop for phones the object ends at three quarters of the width. The text starts below it, on
     the dark background. */
  img {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: 100%;
    block-size: auto;
  }
  ${media.from1024} {
    img {
      block-size: 100%;
      object-fit: cover;
      object-position: 60% 60%;
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
  background: linear-gradient(180deg, transparent 74vw, var(--lx-color-bg-page) 94vw);

  ${media.from1024} {
    padding-block: var(--lx-space-64);
    background: linear-gradient(90deg, var(--lx-color-bg-scrim), transparent 62%);
  }
`;
