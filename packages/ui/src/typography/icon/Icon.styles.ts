import styled, { css, type RuleSet } from 'styled-components';
import type { IconSize } from './Icon.tsx';

const square = (size: string) => css`
  width: var(${size});
  height: var(${size});
`;

const bySize: Record<IconSize, RuleSet> = {
  s: square('--lx-size-icon-s'),
  m: square('--lx-size-icon'),
  l: square('--lx-size-icon-l'),
};

export const Svg = styled.svg<{ $size: IconSize }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: var(--lx-stroke-icon);
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $size }) => bySize[$size]}
`;
