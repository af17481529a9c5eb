import styled from 'styled-components';
import { CssVariableScope } from '../page/CssVariableScope.tsx';

export const List = styled.ul`
  display: grid;
  gap: var(--lx-space-20);
`;

export const Row = styled.li`
  display: grid;
  gap: var(--lx-space-8);
`;

export const Track = styled(CssVariableScope)`
  height: var(--lx-space-16);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

/** A dot that moves once to the other end and stays there. The page shows no endless animations. */
export const Runner = styled.div`
  width: var(--lx-space-12);
  height: var(--lx-space-12);
  border-radius: var(--lx-radius-full);
  background: var(--lx-color-accent-base);
  inset-inline-start: 0;
  position: relative;
  transition: inset-inline-start var(--run-duration) var(--run-easing);
  &[data-at='end'] {
    inset-inline-start: calc(100% - var(--lx-space-12));
  }
`;

export const Curve = styled.svg`
  width: var(--lx-space-80);
  height: var(--lx-space-80);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  path {
    fill: none;
    stroke: var(--lx-color-text-primary);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

export const Curves = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-24);
`;
