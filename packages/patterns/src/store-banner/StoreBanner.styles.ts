import { media } from '@luxe/tokens';
import { storeVariables, type StoreColours } from '@luxe/tokens/store-guard';
import styled, { css } from 'styled-components';

/**
 * The colours of a store as CSS declarations. They are part of a style rule, because the content security
 * policy forbids style attributes. `safeStore` ensures that all values are `#rrggbb`.
 */
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

/** The text of the banner. At any window width, it aligns with the content of the page below. */
export const Content = styled.div`
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
  .footer {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--lx-space-8) var(--lx-space-28);
    padding-block-start: var(--lx-space-14);
  }
  ${media.coarse} {
    .footer > a {
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

/**
 * Background of the picture: a gradient into the surface colour of the brand. The usual glow of the shop is
 * not used, because it suits only the shop's own backgrounds.
 */
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
