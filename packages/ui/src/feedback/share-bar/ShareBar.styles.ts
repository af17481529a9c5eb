import styled from 'styled-components';

export const Line = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: var(--lx-size-progress);
`;

export const Share = styled.rect`
  fill: var(--lx-color-text-primary);

  &[data-share='1'] {
    fill: var(--lx-color-text-secondary);
  }
  &[data-share='2'] {
    fill: var(--lx-color-text-tertiary);
  }

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
