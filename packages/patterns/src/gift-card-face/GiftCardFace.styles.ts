import styled, { css, type RuleSet } from 'styled-components';
import type { GiftCardTone } from './GiftCardFace.tsx';

const byTone: Record<GiftCardTone, RuleSet> = {
  ink: css`
    background: var(--lx-color-bg-raised);
  `,
  paper: css`
    background: var(--lx-palette-ivory-200);
  `,
  oxblood: css`
    background: color-mix(in srgb, var(--lx-palette-rose-800), var(--lx-palette-ink-1000) 42%);
  `,
};

/** The card is at least as high as a bank card of its width. A long message makes it taller. */
export const Root = styled.div<{ $tone: GiftCardTone }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  overflow: hidden;
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  color: var(--lx-color-text-primary);
  ${({ $tone }) => byTone[$tone]}

  &::before {
    content: '';
    grid-area: 1 / 1;
    aspect-ratio: 1.59;
  }
  > img,
  > picture,
  > picture > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Darkens or lightens the picture behind the text. */
export const Content = styled.div<{ $isTile: boolean; $isPictured: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  grid-area: 1 / 1;
  gap: var(--lx-space-10);
  min-inline-size: 0;
  padding: var(--lx-space-12);
  ${({ $isTile }) =>
    !$isTile &&
    css`
      padding: var(--lx-space-20);
      @container (width >= 22.5em) {
        padding: var(--lx-space-28);
      }
    `}
  ${({ $isPictured, $isTile }) =>
    $isPictured &&
    !$isTile &&
    css`
      background: linear-gradient(90deg, var(--lx-color-bg-scrim) 30%, transparent);
    `}
`;

/** The message stands above the names and the amount, at the lower end of the card. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--lx-space-10);
  flex-grow: 1;
  padding-block-start: var(--lx-space-20);
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
`;

export const Amount = styled.span`
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-m);
  line-height: 1;
`;

export const Designs = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--lx-space-20);
  min-inline-size: 0;

  > legend {
    padding-block-end: var(--lx-space-20);
  }
`;

/** A design: a frame around the chosen one, the focus ring of its radio button, and its name below. */
export const Design = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-14);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    color: var(--lx-color-text-primary);
  }
  &:has(:checked) > span:first-of-type {
    outline: var(--lx-border-width-mark) solid var(--lx-color-text-primary);
    outline-offset: var(--lx-space-4);
  }
  &:has(:focus-visible) {
    outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    outline-offset: var(--lx-space-8);
  }
`;
