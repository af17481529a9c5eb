import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Always the dark room: words lie on a picture, whatever the theme around it. */
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

  /* Of a phone's crop the object ends at three quarters of its width: the words begin below it, and the dark ground goes on. */
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

/** Darkens the side the words stand on: from below on phones, from the left on desktops. */
export const Words = styled.div`
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
