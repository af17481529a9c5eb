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

  picture,
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  ${media.from1024} {
    img {
      object-position: 60% 60%;
    }
  }
`;

/** Darkens the side the words stand on: from below on phones, from the left on desktops. */
export const Words = styled.div`
  position: relative;
  inline-size: 100%;
  padding-block: var(--lx-space-160) var(--lx-space-36);
  background: linear-gradient(0deg, var(--lx-color-bg-scrim), var(--lx-color-bg-scrim) 40%, transparent);

  ${media.from1024} {
    align-self: stretch;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    padding-block: var(--lx-space-64);
    background: linear-gradient(90deg, var(--lx-color-bg-scrim), transparent 62%);
  }
`;
