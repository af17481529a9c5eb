import styled, { css, type RuleSet } from 'styled-components';
import type { HeadingSize } from './Heading.tsx';

const caslon = css`
  font-family: var(--lx-font-family-display);
  font-weight: var(--lx-font-weight-regular);
`;

const bySize: Record<HeadingSize, RuleSet> = {
  'display-xl': css`
    ${caslon}
    font-size: var(--lx-font-size-display-xl);
    line-height: var(--lx-font-line-height-display-tight);
    letter-spacing: var(--lx-font-tracking-display);
  `,
  'display-l': css`
    ${caslon}
    font-size: var(--lx-font-size-display-l);
    line-height: var(--lx-font-line-height-display);
    letter-spacing: var(--lx-font-tracking-display);
  `,
  'display-m': css`
    ${caslon}
    font-size: var(--lx-font-size-display-m);
    line-height: 1.02;
    letter-spacing: var(--lx-font-tracking-display);
  `,
  'title-l': css`
    ${caslon}
    font-size: var(--lx-font-size-title-l);
    line-height: 1.1;
    letter-spacing: -0.01em;
  `,
  'title-m': css`
    ${caslon}
    font-size: var(--lx-font-size-title-m);
    line-height: var(--lx-font-line-height-title);
    letter-spacing: var(--lx-font-tracking-title);
  `,
  'title-s': css`
    ${caslon}
    font-size: var(--lx-font-size-title-s);
    line-height: 1.2;
  `,
  label: css`
    font-size: var(--lx-font-size-ui);
    font-weight: var(--lx-font-weight-medium);
    line-height: var(--lx-font-line-height-snug);
  `,
};

export const Title = styled.h2<{ $size: HeadingSize }>`
  ${({ $size }) => bySize[$size]}
`;
