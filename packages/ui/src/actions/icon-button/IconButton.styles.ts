import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { IconButtonSize } from './IconButton.tsx';

const bySize: Record<IconButtonSize, RuleSet> = {
  s: css`
    width: var(--lx-size-control-s);
    height: var(--lx-size-control-s);

    ${media.coarse} {
      width: var(--lx-size-target-min);
      height: var(--lx-size-target-min);
    }
  `,
  m: css`
    width: var(--lx-size-target-min);
    height: var(--lx-size-target-min);
  `,
};

export const Control = styled.button<{ $size: IconButtonSize }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  transition: color var(--lx-transition-hover);
  ${({ $size }) => bySize[$size]}

  &:disabled,
  &[aria-disabled='true'] {
    color: var(--lx-color-text-disabled);
    cursor: not-allowed;
  }
`;

export const BadgeWrapper = styled.span<{ $plain: boolean }>`
  position: absolute;
  inset-block-start: var(--lx-space-4);
  /* A plain number has no background, so it must not overlap the icon. */
  inset-inline-start: calc(50% + ${({ $plain }) => ($plain ? 'var(--lx-space-6)' : 'var(--lx-space-2)')});
  display: flex;
`;
