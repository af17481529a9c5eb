import styled from 'styled-components';

/** Sets background and text colour, so that the themed part does not inherit those of the page. */
export const ThemeScope = styled.div`
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);
`;
