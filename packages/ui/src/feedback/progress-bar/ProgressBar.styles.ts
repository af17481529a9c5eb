import { media } from '@luxe/tokens';
import styled, { css, keyframes, type RuleSet } from 'styled-components';
import type { ProgressTone } from './ProgressBar.tsx';

const byTone: Record<ProgressTone, RuleSet> = {
  primary: css`
    color: var(--lx-color-text-primary);
  `,
  accent: css`
    color: var(--lx-color-accent-line);
  `,
};

const run = keyframes`
  from { background-position: 140% 0; }
  to { background-position: -40% 0; }
`;

/** A new line draws itself from its start. */
const draw = keyframes`
  from { transform: scaleX(0); }
`;

const filledLine = css`
  background: currentColor;
  transform-origin: left;
  animation: ${draw} var(--lx-transition-drawer);
`;

export const Root = styled.div`
  display: grid;
  gap: var(--lx-space-8);
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
  font-size: var(--lx-font-size-sm);
  line-height: var(--lx-font-line-height-snug);
`;

export const Value = styled.span`
  color: var(--lx-color-text-secondary);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Bar = styled.progress<{ $tone: ProgressTone }>`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: var(--lx-size-progress);
  border: 0;
  background: var(--lx-color-border-hairline);
  ${({ $tone }) => byTone[$tone]}

  /* Separate rules: a browser ignores an entire selector list if it does not know one selector. */
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    ${filledLine}
  }
  &::-moz-progress-bar {
    ${filledLine}
  }
  &:dir(rtl)::-webkit-progress-value {
    transform-origin: right;
  }
  &:dir(rtl)::-moz-progress-bar {
    transform-origin: right;
  }

  &:indeterminate {
    background: linear-gradient(currentColor, currentColor) 50% 0 / 40% 100% no-repeat
      var(--lx-color-border-hairline);
    animation: ${run} var(--lx-duration-busy) var(--lx-easing-in-out) infinite;

    ${media.reducedMotion} {
      animation: none;
    }
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }

  @media (forced-colors: active) {
    border: var(--lx-border-width-hair) solid CanvasText;
    color: Highlight;
    forced-color-adjust: none;
  }
`;
