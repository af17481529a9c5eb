import styled from 'styled-components';

export const Background = styled.div`
  width: fit-content;
  background: var(--lx-color-bg-page);
  /* Forced colours must not apply to the code: cameras need dark on light. */
  forced-color-adjust: none;
`;

export const Modules = styled.svg`
  display: block;
  width: calc(var(--lx-size-control-l) * 4);
  height: calc(var(--lx-size-control-l) * 4);
  fill: var(--lx-color-text-primary);
  shape-rendering: crispEdges;
`;
