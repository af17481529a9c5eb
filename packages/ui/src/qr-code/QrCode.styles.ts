import styled from 'styled-components';

export const Ground = styled.div`
  width: fit-content;
  background: var(--lx-color-bg-page);
  /* A system that forces colours is not to force them on a code: a camera needs dark on light. */
  forced-color-adjust: none;
`;

export const Squares = styled.svg`
  display: block;
  width: calc(var(--lx-size-control-l) * 4);
  height: calc(var(--lx-size-control-l) * 4);
  fill: var(--lx-color-text-primary);
  shape-rendering: crispEdges;
`;
