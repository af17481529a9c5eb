import { media } from '@luxe/tokens';
import { storeVariables, type StoreColours } from '@luxe/tokens/store-guard';
import styled, { css } from 'styled-components';

/** A rule of the page's own style sheet: a style attribute would break its policy. The guard lets nothing through but `#rrggbb`. */
const ownColours = (colours: StoreColours) =>
  Object.entries(storeVariables(colours))
    .map(([name, value]) => `${name}: ${value};`)
    .join('');

export const Banner = styled.section<{ $colours: StoreColours | undefined; $pictured: boolean }>`
  ${({ $colours }) => $colours && ownColours($colours)}
  display: grid;
  background: var(--lx-color-store-surface);
  color: var(--lx-color-store-text);

  .muted {
    color: var(--lx-color-store-muted);
  }
  a {
    text-decoration-color: var(--lx-color-store-accent);
  }
  ${media.from1024} {
    min-block-size: calc(var(--lx-size-hero) - var(--lx-space-120));
    ${({ $pictured }) =>
      $pictured &&
      css`
        grid-template-columns: 5fr 7fr;
      `}
  }
`;

/** In line with the page below, however wide the window is. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--lx-space-10);
  min-inline-size: 0;
  padding: var(--lx-space-32) var(--lx-layout-page-margin) var(--lx-space-36);
  overflow-wrap: break-word;

  > h1 + p {
    max-inline-size: var(--lx-layout-form);
    padding-block-start: var(--lx-space-6);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--lx-space-8) var(--lx-space-28);
    padding-block-start: var(--lx-space-14);
  }
  ${media.coarse} {
    .foot > a {
      padding-block: var(--lx-space-12);
    }
  }
  ${media.from1024} {
    padding-block: var(--lx-space-64) var(--lx-space-56);
    padding-inline-start: calc(
      var(--lx-layout-page-margin) + max(0px, (100vw - var(--lx-layout-content-max)) / 2)
    );
  }
`;

/** The ground of the picture, which goes over into that of the words: our own light is made for our own grounds, in two themes. */
export const Media = styled.div`
  order: -1;
  block-size: calc(var(--lx-size-hero) / 2);
  background: radial-gradient(
    ellipse at 46% 40%,
    var(--lx-color-store-media),
    color-mix(in srgb, var(--lx-color-store-media), var(--lx-color-store-surface) 48%) 78%
  );

  ${media.from1024} {
    order: 0;
    position: relative;
    block-size: auto;

    > * {
      position: absolute;
      inset: 0;
    }
  }
`;
