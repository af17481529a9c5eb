import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

export const Line = styled.article<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: ${({ $compact }) => ($compact ? 'var(--lx-size-image-xs)' : 'var(--lx-size-image-s)')} minmax(
      0,
      1fr
    );
  gap: var(--lx-space-16);

  ${({ $compact }) =>
    !$compact &&
    css`
      ${media.from1024} {
        grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr);
        gap: var(--lx-space-24);
      }
    `}
`;

export const Content = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  gap: var(--lx-space-2) var(--lx-space-16);
  align-content: start;
`;

export const Rest = styled.div`
  grid-column: 1 / -1;
`;

/** State and gift note, on their own lines below the product. */
export const State = styled.div`
  grid-column: 1 / -1;
  padding-block-start: var(--lx-space-6);
`;

export const GiftLine = styled.div`
  display: flex;
  gap: var(--lx-space-8);
  padding-block-start: var(--lx-space-6);

  > svg {
    flex: none;
  }
`;

export const Amount = styled.div`
  text-align: end;

  /* A wrapped price with its MRP stays aligned to the end. */
  > p {
    justify-content: flex-end;
  }
  font-size: var(--lx-font-size-ui);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Out = styled.div<{ $out: boolean }>`
  opacity: ${({ $out }) => ($out ? 'var(--lx-opacity-unavailable)' : '1')};
`;
